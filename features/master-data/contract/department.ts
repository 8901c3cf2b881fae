import { defineMasterData } from '#kit/contract/master-data.ts'
import { name } from '#kit/contract/master-data-fields.ts'
import { usedByEmployees } from './uses/used-by-employees.ts'

export default defineMasterData({
  name: 'department',
  owner: 'company',
  route: 'department.index',
  path: '/department',
  permission: 'view-deparment',
  edit: 'edit-organisation',
  seenBy: ['view-employee'],
  la: 'ພະແນກ',
  en: 'Departments',
  one: 'department',
  usedIn: { employee: usedByEmployees('department_id') },
  fields: {
    name: name(),
  },
})
