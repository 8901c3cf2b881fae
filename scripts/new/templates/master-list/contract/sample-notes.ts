import { defineMasterData } from '#kit/contract/master-data.ts'
import { name } from '#kit/contract/master-data-fields.ts'

export default defineMasterData({
  name: 'sample_note',
  owner: 'company',
  route: 'sample-notes.index',
  path: '/sample-notes',
  permission: 'view-employee',
  edit: 'edit-organisation',
  la: 'Sample la',
  en: 'Sample title',
  one: 'sample note',
  fields: {
    name: name(),
  },
})
