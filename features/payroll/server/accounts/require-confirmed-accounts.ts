import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { CountRow } from '#kit/database/row-types.ts'
import type { Session } from '#kit/server/session.ts'
import type { RunRecord } from '../runs/run-record.ts'
import { requiresSecondPerson } from '../runs/second-person.ts'
import { OPEN } from './confirmable.ts'
import { countAccounts } from './count-accounts.ts'
import { transferSource, transfersOf } from './transfers.ts'

/** The same for the accounts of held payslips, before they are paid. */
export async function requireConfirmedOf(
  tx: Tx,
  run: RunRecord,
  employeeIds: readonly number[],
  reader: Session,
) {
  if (!(await requiresSecondPerson(tx))) return
  const values: unknown[] = [tx.companyId, employeeIds]
  const transfers = transfersOf((value) => `$${values.push(value)}`, await transferSource(tx, run, reader))
  const { count } = await tx.one(
    CountRow,
    `select count(*) filter (where ${OPEN})::int as count from ${transfers} where t.company_id = $1 and t.employee_id = any($2)`,
    values,
  )
  if (count > 0) throw new AppError('accounts_unconfirmed', { details: { accounts: count } })
}

/**
 * Throws `accounts_unconfirmed` if the company requires two people and an account of the run is new or changed and
 * not confirmed. Call it before the payment and before passing accounts to a bank.
 */
export async function requireConfirmedAccounts(tx: Tx, run: RunRecord, reader: Session): Promise<void> {
  if (!(await requiresSecondPerson(tx))) return
  const { open } = await countAccounts(tx, run, reader)
  if (open > 0) throw new AppError('accounts_unconfirmed', { details: { accounts: open } })
}
