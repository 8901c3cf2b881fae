import type { Endpoint } from '#kit/server/handler.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import { listDocumentPeople, listDocumentUsers } from '../contract.ts'
import { addOneDocumentUser } from './add-document-user.ts'
import { documentPeopleList, documentUserList } from './list-document-users.ts'
import { recoverOneDocumentUser, removeOneDocumentUser } from './remove-document-user.ts'

export const documentsEndpoints: readonly Endpoint[] = [
  ...listEndpoints(listDocumentUsers, documentUserList),
  ...listEndpoints(listDocumentPeople, documentPeopleList),
  ...[addOneDocumentUser, removeOneDocumentUser, recoverOneDocumentUser],
]
