import type { Widen } from '#kit/contract/widen.ts'
import type la from './blocks-la.ts'

export default {
  title: 'Days without leave',
  intro: 'Employees cannot ask for leave on these days; HR can still enter it. Leave that is approved stays.',
  none: 'There are no days without leave',
  noneText: 'Such as a busy season, or days between holidays',
  add: 'Add',
  edit: 'Change days without leave',
  first: 'First day',
  last: 'Last day',
  departments: 'Departments',
  everybody: 'Everybody',
  types: 'Leave types',
  allTypes: 'All types',
  emptyDepartments: 'Empty: everybody',
  emptyTypes: 'Empty: all types, also sick leave',
  note: 'Reason (employees see it)',
} satisfies Widen<typeof la>
