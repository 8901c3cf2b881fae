import { defineDescribedNames } from './names/define-names.ts'

export default defineDescribedNames('plan.index', {
  name: 'promotion_plan',
  permission: 'view-employee',
  seenBy: 'side',
})
