import { defineMasterData } from '#kit/contract/master-data.ts'
import { description, name } from '#kit/contract/master-data-fields.ts'

export default defineMasterData({
  name: 'expense_type',
  owner: 'company',
  route: 'company.expenses.create_type',
  path: '/company/expenses/type',
  permission: 'view-profile',
  edit: 'edit-organisation',
  seenBy: 'side',
  la: 'ປະເພດລາຍຈ່າຍ',
  en: 'Expense types',
  one: 'expense type',
  fields: {
    name: name(),
    description: description(),
  },
})
