import type { Widen } from '#kit/contract/widen.ts'
import type la from './exports-la.ts'

export default {
  title: 'Excel exports',
  intro: 'Who exported which Excel file, when, and the number of rows',
  at: 'Time',
  actor: 'Person',
  entity: 'What',
  file: 'File',
  rows: 'Rows',
  salary: 'With salaries',
  yes: 'Yes',
  no: 'No',
  filters: 'Filters',
  none: 'No Excel file has been exported yet',
  noneHint: 'Every downloaded Excel file is listed here',
} satisfies Widen<typeof la>
