import { defineDescribedNames } from './names/define-names.ts'

export default defineDescribedNames('contact_employee.index', {
  name: 'contact_kind',
  permission: 'view-employee',
  seenBy: 'side',
})
