import { defineNames } from './names/define-names.ts'

export default defineNames('sample-notes.index', {
  name: 'sample_note',
  permission: 'view-employee',
})
