import { z } from 'zod'
import { FULL_ROLES } from '#kit/contract/access-rules.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id } from '#kit/contract/scalars.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, handle } from '#kit/server/handler.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { equals, foldedText, instant, selected } from '#kit/server/list/list-sql.ts'
import { codesOf, wordsOf } from '#kit/server/list/list-words.ts'
import type { Session } from '#kit/server/session.ts'
import { type listMail, MailRow, readMail } from '../contract.ts'
import en from '../locales/en.ts'
import la from '../locales/la.ts'

const word = wordsOf(la, en)

const StoredMail = MailRow.omit({ can: true }).extend({
  company_id: Id.nullable(),
  opens_account: z.boolean(),
  has_words: z.boolean(),
})
type StoredMail = z.infer<typeof StoredMail>

const FROM = 'mail m left join tenant c on c.company_id = m.company_id'
const COLUMNS = {
  id: 'm.id',
  company_id: 'm.company_id',
  to_address: 'm.to_address',
  subject: 'm.subject',
  company_name: 'c.name',
  status: 'm.status',
  problem: 'm.problem',
  created_at: instant('m.created_at'),
  opens_account: 'm.opens_account',
  has_words: "m.body <> '' and coalesce(m.opens_until > now(), true)",
}

/** A mail can contain a link to set a new password: colleagues must not read mail to the provider's own staff, or any mail with a sign-in link. */
const mayRead = (asker: Session, mail: StoredMail) =>
  mail.status === 'kept' &&
  mail.has_words &&
  ((mail.company_id !== null && !mail.opens_account) || asker.roles.includes(FULL_ROLES.provider))

function shown(mail: StoredMail, asker: Session): MailRow {
  const { company_id: _, opens_account: __, has_words: ___, ...row } = mail
  return { ...row, can: mayRead(asker, mail) ? ['read'] : [] }
}

export const mailList: ListDeclaration<typeof listMail, StoredMail> = {
  from: FROM,
  key: ['m.id'],
  where: ['true'],
  row: StoredMail,
  columns: COLUMNS,
  filters: { status: equals('m.status') },
  search: foldedText('m.to_address', 'm.subject'),
  sorts: { created_at: 'm.created_at', to_address: 'm.to_address', status: 'm.status' },
  order: '-created_at',
  finish: (mail, { session }) => shown(mail, session),
  sheet: {
    title: word('title'),
    columns: [
      { key: 'created_at', heading: word('at'), type: 'instant' },
      { key: 'to_address', heading: word('to') },
      { key: 'subject', heading: word('subject') },
      { key: 'company_name', heading: word('company') },
      { key: 'status', heading: word('status'), words: codesOf(la.statuses, en.statuses) },
    ],
  },
}

export const readFromOutbox = handle(readMail, async (context) => {
  const { db, session, params } = context
  return db.asProvider(async (tx) => {
    const mail = await tx.maybeOne(
      StoredMail.extend({ body: z.string() }),
      `select ${selected(COLUMNS)}, m.body from ${FROM} where m.id = $1`,
      [params.id],
    )
    if (!mail) throw new AppError('not_found')
    if (!mayRead(session, mail)) throw new AppError('forbidden')
    const change = {
      action: 'export',
      entity: 'mail',
      entityId: mail.id,
      after: { to: mail.to_address },
    } as const
    await audit(tx, mail.company_id, actorOf(context), change)
    return { data: { ...shown(mail, session), body: mail.body } }
  })
})
