import { z } from 'zod'
import type { Tx } from '#kit/database/database.ts'
import { networkOf } from './network-of.ts'

const DAYS = 90

/**
 * Stores that the owner used this network: a correct password and, if turned on, second factor, or a mailed code.
 * Guesses from other networks cannot block sign-in from this one.
 */
export async function rememberAddress(
  tx: Tx,
  account: { id: number; company_id: number | null },
  address: string,
): Promise<void> {
  await tx.execute(
    'delete from known_address where account_id = $1 and last_at < now() - make_interval(days => $2)',
    [account.id, DAYS],
  )
  await tx.execute(
    `insert into known_address (account_id, company_id, network, last_at) values ($1, $2, $3, now())
     on conflict (account_id, network) do update set last_at = excluded.last_at`,
    [account.id, account.company_id, networkOf(address)],
  )
}

const IsKnownRow = z.object({ is_known: z.boolean() })

/** Whether the account was used from this network in the last ninety days; the same statement if there is none. */
export async function isKnownNetwork(tx: Tx, accountId: number | null, address: string): Promise<boolean> {
  const { is_known } = await tx.one(
    IsKnownRow,
    `select exists (select from known_address
       where account_id = $1 and network = $2 and last_at > now() - make_interval(days => $3)) as is_known`,
    [accountId, networkOf(address), DAYS],
  )
  return is_known
}

/** Whether the account of this email was used from this network in the last ninety days. */
export async function isKnownAddress(tx: Tx, email: string, address: string): Promise<boolean> {
  const { is_known } = await tx.one(
    IsKnownRow,
    `select exists (select from account a join known_address k on k.account_id = a.id
       where a.email = $1 and k.network = $2 and k.last_at > now() - make_interval(days => $3)) as is_known`,
    [email, networkOf(address), DAYS],
  )
  return is_known
}
