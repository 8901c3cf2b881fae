import { defineNames } from './names/define-names.ts'
import { usedByEmployees } from './uses/used-by-employees.ts'

export default defineNames('department.index', {
  name: 'department',
  permission: 'view-deparment',
  seenBy: ['view-employee'],
  usedIn: { employee: usedByEmployees('department_id') },
})
