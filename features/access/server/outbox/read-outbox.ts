import { FULL_ROLES } from '#kit/contract/access-rules.ts'
import { AppError } from '#kit/contract/errors.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, handle } from '#kit/server/handler.ts'
import type { Session } from '#kit/server/session.ts'
import { listMail, type MailRow, readMail } from '../../contract/outbox.ts'
import { SEARCH } from '../users/scope.ts'

type Row = Omit<MailRow, 'created_at' | 'can'> & {
  created_at: Date
  company_id: number | null
  opens_account: boolean
  has_words: boolean
}

const COLUMNS = `
  m.id, m.company_id, m.to_address, m.subject, c.name as company_name, m.status, m.problem, m.created_at,
  m.opens_account, m.body <> '' as has_words`
const FROM = 'from mail m left join company c on c.company_id = m.company_id'
const WHERE = `($1::text is null or m.status = $1) and ${SEARCH(`m.to_address || ' ' || m.subject`, '$2')}`
const ORDERS = { created_at: 'm.created_at', to_address: 'm.to_address', status: 'm.status' }

/**
 * A mail may hold the way to a new password: the provider's own staff's is not for their colleagues' eyes, nor is one that lets its
 * reader in, whosever it is.
 */
const mayRead = (asker: Session, mail: Row) =>
  mail.status === 'kept' &&
  mail.has_words &&
  ((mail.company_id !== null && !mail.opens_account) || asker.roles.includes(FULL_ROLES.provider))

function shown(mail: Row, asker: Session): MailRow {
  const { company_id: _, opens_account: __, has_words: ___, created_at, ...row } = mail
  return { ...row, created_at: created_at.toISOString(), can: mayRead(asker, mail) ? ['read'] : [] }
}

export const listOutbox = handle(listMail, async ({ db, query, session }) => {
  const given = [query.status ?? null, query.search ?? '']
  const sort = query.sort ?? '-created_at'
  const order = ORDERS[sort.replace(/^-/, '') as keyof typeof ORDERS]
  const [rows, total] = await db.asProvider(async (tx) => [
    await tx.query<Row>(
      `select ${COLUMNS} ${FROM} where ${WHERE}
       order by ${order} ${sort.startsWith('-') ? 'desc' : 'asc'}, m.id desc limit $3 offset $4`,
      [...given, query.per_page, (query.page - 1) * query.per_page],
    ),
    (await tx.one<{ n: number }>(`select count(*) as n ${FROM} where ${WHERE}`, given)).n,
  ])
  const data = rows.map((row) => shown(row, session))
  return { data, meta: { total, page: query.page, per_page: query.per_page } }
})

export const readFromOutbox = handle(readMail, async (context) => {
  const { db, session, params } = context
  return db.asProvider(async (tx) => {
    const mail = await tx.maybeOne<Row & { body: string }>(
      `select ${COLUMNS}, m.body ${FROM} where m.id = $1`,
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
