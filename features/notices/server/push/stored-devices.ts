import { z } from 'zod'
import { LIVE_SESSIONS } from '#features/access/server/index.ts'
import { Id, Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'

/** Browsers of one account; the oldest one makes room for a further one. */
const DEVICES_OF_ACCOUNT = 10
/** A browser is forgotten after this number of failures in a row. */
const MOST_FAILURES = 10

export interface NewDevice {
  companyId: number
  accountId: number
  sessionId: number
  endpoint: string
  p256dh: string
  /** Sealed with the secret key. */
  auth: string
  language: Language
}

/**
 * Stores a browser for a session. A browser belongs to the account that was added last. `tx` is the provider's,
 * because another company can have used the same browser.
 */
export async function storeDevice(tx: Tx, device: NewDevice): Promise<void> {
  const { companyId, accountId, sessionId, endpoint, p256dh, auth, language } = device
  await tx.execute(
    `insert into push_subscription (company_id, account_id, session_id, endpoint, p256dh, auth, language)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (endpoint) do update set company_id = excluded.company_id, account_id = excluded.account_id,
       session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language, failures = 0`,
    [companyId, accountId, sessionId, endpoint, p256dh, auth, language],
  )
  await tx.execute(
    `delete from push_subscription where account_id = $1 and id not in
       (select id from push_subscription where account_id = $1 order by id desc limit ${DEVICES_OF_ACCOUNT})`,
    [accountId],
  )
}

const AccountRow = z.object({ account_id: Id })

/** Those of the accounts that have a browser for push messages. */
export async function accountsWithDevices(tx: Tx, accountIds: readonly number[]): Promise<Set<number>> {
  const rows = await tx.query(
    AccountRow,
    'select distinct account_id from push_subscription where company_id = $1 and account_id = any($2)',
    [tx.companyId, accountIds],
  )
  return new Set(rows.map(({ account_id }) => account_id))
}

export const Device = z.object({
  id: Id,
  account_id: Id,
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  language: Language,
})
export type Device = z.infer<typeof Device>

/** The browsers of these accounts whose session is still valid in this company. */
export const readDevices = (tx: Tx, companyId: number, accountIds: readonly number[]): Promise<Device[]> =>
  tx.query(
    Device,
    `select p.id, p.account_id, p.endpoint, p.p256dh, p.auth, p.language from push_subscription p
     join ${LIVE_SESSIONS} s on s.id = p.session_id and s.account_id = p.account_id and s.company_id = p.company_id
     where p.company_id = $1 and p.account_id = any($2)`,
    [companyId, accountIds],
  )

/** What became of a message: `gone` is a browser that does not exist any more. */
export type Outcome = 'ok' | 'gone' | 'failed'

/** Notes the outcomes; forgets browsers that are gone or have failed too often. */
export async function noteOutcomes(tx: Tx, outcomes: ReadonlyMap<number, Outcome>): Promise<void> {
  const ids = (outcome: Outcome) => [...outcomes].flatMap(([id, one]) => (one === outcome ? [id] : []))
  await tx.execute('update push_subscription set last_ok_at = now(), failures = 0 where id = any($1)', [
    ids('ok'),
  ])
  await tx.execute('update push_subscription set failures = failures + 1 where id = any($1)', [ids('failed')])
  await tx.execute('delete from push_subscription where id = any($1) or failures >= $2', [
    ids('gone'),
    MOST_FAILURES,
  ])
}
