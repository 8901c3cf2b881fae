import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Session } from '#kit/server/session.ts'
import type { RunRecord } from '../runs/run-record.ts'
import { requiresSecondPerson } from '../runs/second-person.ts'
import { OPEN } from './confirmable.ts'
import { countAccounts } from './count-accounts.ts'
import { transferSource, transfersOf } from './transfers.ts'

const OpenRow = z.object({ is_open: z.boolean() })

/** The same for the account of one held payslip, before it is paid. */
export async function requireConfirmedAccount(tx: Tx, run: RunRecord, employeeId: number, reader: Session) {
  if (!(await requiresSecondPerson(tx))) return
  const values: unknown[] = [tx.companyId, employeeId]
  const transfers = transfersOf((value) => `$${values.push(value)}`, await transferSource(tx, run, reader))
  const row = await tx.maybeOne(
    OpenRow,
    `select ${OPEN} as is_open from ${transfers} where t.company_id = $1 and t.employee_id = $2`,
    values,
  )
  if (row?.is_open) throw new AppError('accounts_unconfirmed', { details: { accounts: 1 } })
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
