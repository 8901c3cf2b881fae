import { defineDescribedNames } from './names/define-names.ts'

export default defineDescribedNames('document.type', {
  name: 'document_type',
  path: '/document/document-type',
  permission: 'view-document-in-out',
  edit: 'edit-document',
})
