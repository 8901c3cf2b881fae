import { defineMasterData } from '#kit/contract/master-data.ts'
import { description, name } from '#kit/contract/master-data-fields.ts'

export default defineMasterData({
  name: 'document_type',
  owner: 'company',
  route: 'document.type',
  path: '/document/document-type',
  permission: 'view-document-in-out',
  edit: 'edit-document',
  la: 'ປະເພດເອກະສານ',
  en: 'Document types',
  one: 'document type',
  fields: {
    name: name(),
    description: description(),
  },
})
