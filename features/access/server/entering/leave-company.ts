import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { handle, providerActor } from '#kit/server/handler.ts'
import { leaveCompany } from '../../contract/entering.ts'
import { describeSession } from '../sessions.ts'

export const leaveOneCompany = handle(leaveCompany, async ({ db, session }) => ({
  data: await db.asProvider(async (tx) => {
    await endEntries(tx, { sessionId: session.id })
    return describeSession(tx, session.id)
  }),
}))

interface Ended {
  account_id: number
  name: string
  email: string
  entered_company_id: number
  entered_reason: string
  entered_until: Date
  is_over: boolean
}

const END = `
  with inside as (
    select s.id, s.account_id, a.name, a.email, s.entered_company_id, s.entered_reason, s.entered_until,
      s.entered_until <= now() as is_over
    from session s join account a on a.id = s.account_id
    where s.entered_company_id is not null and ($1::bigint is null or s.id = $1) and ($2::bigint is null or s.account_id = $2)
    for update of s)
  update session set entered_company_id = null, entered_reason = null, entered_until = null
  from inside where session.id = inside.id
  returning inside.account_id, inside.name, inside.email, inside.entered_company_id, inside.entered_reason,
    inside.entered_until, inside.is_over`

/** Takes a session, or all of an account's, out of the company that it is in, and writes that down; outside it changes nothing. */
export async function endEntries(
  tx: Tx,
  whose: { sessionId: number; accountId?: never } | { accountId: number; sessionId?: never },
): Promise<void> {
  const ended = await tx.query<Ended>(END, [whose.sessionId ?? null, whose.accountId ?? null])
  for (const entry of ended) {
    const companyId = entry.entered_company_id
    const after = {
      reason: entry.entered_reason,
      ...(entry.is_over ? { time_was_up: entry.entered_until } : {}),
    }
    const actor = providerActor({ accountId: entry.account_id, name: entry.name, email: entry.email })
    await audit(tx, companyId, actor, { action: 'leave', entity: 'company', entityId: companyId, after })
  }
}
