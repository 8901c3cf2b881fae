import { defineMasterData } from '#kit/contract/master-data.ts'
import { name } from '#kit/contract/master-data-fields.ts'

export default defineMasterData({
  name: 'employee_level',
  owner: 'company',
  route: 'employeeLevel.index',
  path: '/employee-level',
  permission: 'view-employee-level',
  edit: 'edit-organisation',
  seenBy: ['view-employee'],
  la: 'ລະດັບພະນັກງານ',
  en: 'Employee levels',
  one: 'employee level',
  fields: {
    name: name(),
  },
})
