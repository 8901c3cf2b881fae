import { defineMasterData } from '#kit/contract/master-data.ts'
import { description, name } from '#kit/contract/master-data-fields.ts'

export default defineMasterData({
  name: 'deduction_type',
  owner: 'company',
  route: 'deduction.index',
  path: '/deduction',
  permission: 'view-deduction',
  edit: 'edit-pay-rule',
  seenBy: ['view-payroll'],
  la: 'ລາຍການຫັກ',
  en: 'Deductions',
  one: 'deduction',
  fields: {
    name: name(),
    description: description(),
  },
})
