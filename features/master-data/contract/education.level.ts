import { defineNames } from './names/define-names.ts'

export default defineNames('education.level.index', {
  name: 'education_level',
  path: '/education-level',
  permission: 'view-education-level',
  seenBy: ['view-employee'],
})
