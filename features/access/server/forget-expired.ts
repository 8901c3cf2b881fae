import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { defineJob } from '#kit/server/jobs.ts'
import { endEntries } from './entering/leave-company.ts'

/**
 * Deletes expired codes, steps, links, slips and sessions. The newest session of an account remains, because it has the last
 * use. Links remain long enough for a message about them.
 */
const EXPIRED = [
  `delete from password_reset where expires_at < now() - interval '1 day'`,
  'delete from sign_in_step where expires_at < now()',
  // Slips that nobody downloaded: their passwords can be renewed.
  `delete from sign_in_slip_batch where created_at < now() - interval '1 day'`,
  `delete from given_password where given_at < now() - interval '1 year'`,
  `delete from sign_in_link where expires_at < now() - interval '30 days'`,
  `delete from session where expires_at < now() and exists (
     select from session newer where newer.account_id = session.account_id
       and (newer.last_seen_at, newer.id) > (session.last_seen_at, session.id))`,
]

export const forgetExpired = defineJob({
  name: 'forget-expired-ways-in',
  isDaily: true,
  run: (_, { db }) =>
    db.asProvider(async (tx) => {
      await endExpiredEntries(tx)
      for (const sql of EXPIRED) await tx.execute(sql)
    }),
})

/** If a session expired inside a company, the entry is ended and logged like leaving. */
async function endExpiredEntries(tx: Tx): Promise<void> {
  const inside = await tx.query(
    IdRow,
    'select id from session where entered_company_id is not null and expires_at < now()',
  )
  for (const { id } of inside) await endEntries(tx, { sessionId: id })
}
