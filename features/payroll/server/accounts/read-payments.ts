import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { selected } from '#kit/server/list/list-sql.ts'
import type { Session } from '#kit/server/session.ts'
import type { RunRecord } from '../runs/run-record.ts'
import { StoredTransfer, TRANSFER_COLUMNS } from './stored-transfer.ts'
import { transferSource, transfersOf } from './transfers.ts'

/**
 * What is paid with a run, by employee number: only positive net amounts, and nothing that is held or was paid later. `later`: instead the payslips
 * of these employees that are held or were paid later.
 */
export async function readPayments(
  tx: Tx,
  run: RunRecord,
  session: Session,
  later: readonly number[] | null = null,
): Promise<StoredTransfer[]> {
  const values: unknown[] = [tx.companyId, later]
  const transfers = transfersOf((value) => `$${values.push(value)}`, await transferSource(tx, run, session))
  return tx.query(
    StoredTransfer,
    `select ${selected(TRANSFER_COLUMNS)} from ${transfers} where t.company_id = $1
       and case when $2::bigint[] is null then t.hold is null else t.hold is not null and t.employee_id = any($2) end
     order by t.emp_number collate emp_number_order, t.employee_id`,
    values,
  )
}

/** The employees of `later` in a query; null: the payments of the run. Only a paid run has later payments: `run_status`. */
export function laterOf(run: RunRecord, later: string | undefined): number[] | null {
  if (later === undefined) return null
  if (run.status !== 'paid') throw new AppError('run_status')
  return later.split(',').map(Number)
}
