import { defineNames } from './names/define-names.ts'

export default defineNames('employeeLevel.index', {
  name: 'employee_level',
  path: '/employee-level',
  permission: 'view-employee-level',
  seenBy: ['view-employee'],
})
