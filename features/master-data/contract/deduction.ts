import { defineDescribedNames } from './names/define-names.ts'

export default defineDescribedNames('deduction.index', {
  name: 'deduction_type',
  permission: 'view-deduction',
  edit: 'edit-pay-rule',
  seenBy: ['view-payroll'],
})
