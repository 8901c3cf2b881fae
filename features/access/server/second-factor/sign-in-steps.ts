import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { hashSecret, newSecret } from '../secret-tokens.ts'

const MINUTES = 5
const MAX_TRIES = 5

/** Stores that a password was correct and returns the handle for the second factor. */
export async function openStep(tx: Tx, account: { id: number; company_id: number | null }): Promise<string> {
  const handle = newSecret()
  await tx.execute('delete from sign_in_step where account_id = $1 and expires_at < now()', [account.id])
  await tx.execute(
    `insert into sign_in_step (account_id, company_id, handle_hash, expires_at)
     values ($1, $2, $3, now() + make_interval(mins => $4))`,
    [account.id, account.company_id, hashSecret(handle), MINUTES],
  )
  return handle
}

const StepRow = z.object({ id: Id, account_id: Id })

/** Counts an attempt and returns its account; null for a handle that is unknown, expired, or was used too often. */
export async function countStep(tx: Tx, handle: string): Promise<z.infer<typeof StepRow> | null> {
  return tx.maybeOne(
    StepRow,
    `update sign_in_step set tries = tries + 1 where handle_hash = $1 and expires_at > now() and tries < $2
     returning id, account_id`,
    [hashSecret(handle), MAX_TRIES],
  )
}

/** Uses the step up; false if another call has just done so. */
export async function closeStep(tx: Tx, id: number): Promise<boolean> {
  return (await tx.execute('delete from sign_in_step where id = $1', [id])) === 1
}
