import type { Endpoint } from '#kit/server/handler.ts'
import { addOneDocumentUser } from './add-document-user.ts'
import { exportDocumentUsers } from './export-document-users.ts'
import { listDocumentPeopleRows, listDocumentUserRows } from './list-document-users.ts'
import { recoverOneDocumentUser, removeOneDocumentUser } from './remove-document-user.ts'

export const documentsEndpoints: readonly Endpoint[] = [
  ...[listDocumentUserRows, listDocumentPeopleRows, exportDocumentUsers],
  ...[addOneDocumentUser, removeOneDocumentUser, recoverOneDocumentUser],
]
