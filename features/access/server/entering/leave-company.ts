import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Timestamp } from '#kit/database/row-types.ts'
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

const Inside = z.object({
  id: Id,
  account_id: Id,
  name: z.string(),
  email: z.string(),
  entered_company_id: Id,
  entered_reason: z.string(),
  entered_until: Timestamp,
  is_over: z.boolean(),
})

const INSIDE = `
  select s.id, s.account_id, a.name, a.email, s.entered_company_id, s.entered_reason, s.entered_until,
    s.entered_until <= now() as is_over
  from session s join account a on a.id = s.account_id
  where s.entered_company_id is not null and ($1::bigint is null or s.id = $1) and ($2::bigint is null or s.account_id = $2)
  for update of s`

const END = `
  update session set entered_company_id = null, entered_reason = null, entered_at = null, entered_until = null where id = any($1)`

/** Ends the entries of a session, or of all sessions of an account, and logs it; outside a company it changes nothing. */
export async function endEntries(
  tx: Tx,
  whose: { sessionId: number; accountId?: never } | { accountId: number; sessionId?: never },
): Promise<void> {
  const inside = await tx.query(Inside, INSIDE, [whose.sessionId ?? null, whose.accountId ?? null])
  if (inside.length > 0) await tx.execute(END, [inside.map(({ id }) => id)])
  for (const entry of inside) {
    const companyId = entry.entered_company_id
    const after = {
      reason: entry.entered_reason,
      ...(entry.is_over ? { time_was_up: entry.entered_until } : {}),
    }
    const actor = providerActor({ accountId: entry.account_id, name: entry.name, email: entry.email })
    await audit(tx, companyId, actor, { action: 'leave', entity: 'company', entityId: companyId, after })
  }
}
