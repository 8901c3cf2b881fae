import { defineDescribedNames } from './names/define-names.ts'

export default defineDescribedNames('holiday.type.index', {
  name: 'holiday_type',
  path: '/holiday-type',
  permission: 'view-vacation',
  seenBy: 'side',
})
