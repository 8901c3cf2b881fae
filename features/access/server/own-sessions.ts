import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { Timestamp } from '#kit/database/row-types.ts'
import { audit } from '#kit/server/audit.ts'
import { tellAccounts } from '#kit/server/events/news-hub.ts'
import { actorOf, handle } from '#kit/server/handler.ts'
import { endSession, listSessions, SessionRow } from '../contract/sessions.ts'
import { endEntries } from './entering/leave-company.ts'
import { requireOutside } from './entering/own-account.ts'

const Row = SessionRow.omit({ created_at: true, last_seen_at: true }).extend({
  created_at: Timestamp,
  last_seen_at: Timestamp,
})
type Row = z.infer<typeof Row>

export const listOwnSessions = handle(listSessions, async ({ db, session }) => {
  const rows = await db.asProvider((tx) =>
    tx.query(
      Row,
      `select id, created_at, last_seen_at, address, user_agent, id = $2 as is_current from session
        where account_id = $1 and expires_at > now() order by id = $2 desc, last_seen_at desc limit 100`,
      [session.accountId, session.id],
    ),
  )
  const iso = (row: Row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
  })
  return { data: rows.map(iso) }
})

const EndedSessionRow = z.object({ address: z.string(), user_agent: z.string() })

/** A session of another user is not found. */
export const endOwnSession = handle(endSession, async (context) => {
  const { db, session, params } = context
  requireOutside(session)
  const data = await db.asProvider(async (tx) => {
    const isOwn = 'select from session where id = $1 and account_id = $2 for update'
    if (await tx.exists(isOwn, [params.id, session.accountId])) await endEntries(tx, { sessionId: params.id })
    const before = await tx.maybeOne(
      EndedSessionRow,
      'delete from session where id = $1 and account_id = $2 returning address, user_agent',
      [params.id, session.accountId],
    )
    if (!before) throw new AppError('not_found')
    tellAccounts(tx, [session.accountId], session.companyId)
    await audit(tx, session.companyId, actorOf(context), {
      action: 'delete',
      entity: 'session',
      entityId: params.id,
      before,
    })
    return { id: params.id }
  })
  return { data }
})
