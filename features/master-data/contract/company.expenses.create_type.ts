import { defineDescribedNames } from './names/define-names.ts'

export default defineDescribedNames('company.expenses.create_type', {
  name: 'expense_type',
  path: '/company/expenses/type',
  permission: 'view-profile',
  seenBy: 'side',
})
