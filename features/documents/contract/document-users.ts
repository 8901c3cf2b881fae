import { z } from 'zod'
import { dataAnswer, listAnswer, listQuery } from '#kit/contract/lists.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, IsoDate, Version } from '#kit/contract/scalars.ts'
import { longText } from '#kit/contract/texts.ts'

const access = { anyOf: ['view-authorize-document'], side: 'company' } as const
const params = z.object({ id: IdParam })

/** A user who can see the company's documents. */
export const DocumentUser = z.object({
  id: Id,
  account_id: Id,
  name: z.string(),
  email: z.string(),
  /** The employee of the account. */
  emp_number: z.string().nullable(),
  /** False: the account is disabled and sees nothing until it is enabled. */
  is_active: z.boolean(),
  since: IsoDate,
  authorized_by: z.string(),
  remark: z.string(),
  version: Version,
})
export type DocumentUser = z.infer<typeof DocumentUser>

/** A user of the company who can be authorized. */
export const DocumentPerson = DocumentUser.pick({ id: true, name: true, email: true, emp_number: true })
export type DocumentPerson = z.infer<typeof DocumentPerson>

export const DOCUMENT_USER_SORTS = ['name', 'email', 'emp_number', 'since', 'authorized_by'] as const

export const listDocumentUsers = defineRoute({
  method: 'GET',
  path: '/company/document-user',
  summary: "List the users who can see the company's documents, with date and authorizing user.",
  access,
  query: listQuery(DOCUMENT_USER_SORTS),
  answer: listAnswer(DocumentUser),
  list: { excel: true, entity: 'document_user' },
})

export const listDocumentPeople = defineRoute({
  method: 'GET',
  path: '/company/document-user/people',
  summary: "List the company's users with an account who are not authorized yet.",
  access,
  query: listQuery(['name']),
  answer: listAnswer(DocumentPerson),
  list: {},
})

export const addDocumentUser = defineRoute({
  method: 'POST',
  path: '/company/document-user',
  summary: "Authorize a user to see the company's documents.",
  access: changing(access, 'edit-document'),
  body: z.object({ account_id: Id, since: IsoDate, remark: longText(500) }),
  answer: dataAnswer(DocumentUser),
  errors: ['duplicate'],
})

export const removeDocumentUser = defineRoute({
  method: 'DELETE',
  path: '/company/document-user/:id',
  summary: "Remove a user's authorization to see the company's documents; recover restores it.",
  access: changing(access, 'edit-document'),
  params,
  answer: dataAnswer(DocumentUser),
})

export const recoverDocumentUser = defineRoute({
  method: 'POST',
  path: '/company/document-user/:id/recover',
  summary: "Restore a user's authorization to see the company's documents.",
  access: changing(access, 'edit-document'),
  params,
  answer: dataAnswer(DocumentUser),
  errors: ['duplicate'],
})
