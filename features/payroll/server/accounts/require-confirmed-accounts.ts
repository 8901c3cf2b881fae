import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Session } from '#kit/server/session.ts'
import type { RunRecord } from '../runs/run-record.ts'
import { requiresSecondPerson } from '../runs/second-person.ts'
import { countAccounts } from './count-accounts.ts'

/**
 * Throws `accounts_unconfirmed` if the company requires two people and an account of the run is new or changed and
 * not confirmed. Call it before the payment and before passing accounts to a bank.
 */
export async function requireConfirmedAccounts(tx: Tx, run: RunRecord, reader: Session): Promise<void> {
  if (!(await requiresSecondPerson(tx))) return
  const { open } = await countAccounts(tx, run, reader)
  if (open > 0) throw new AppError('accounts_unconfirmed', { details: { accounts: open } })
}
