import type { Tx } from '#kit/database/database.ts'
import { selected } from '#kit/server/list/list-sql.ts'
import type { Session } from '#kit/server/session.ts'
import type { RunRecord } from '../runs/run-record.ts'
import { StoredTransfer, TRANSFER_COLUMNS } from './stored-transfer.ts'
import { transferSource, transfersOf } from './transfers.ts'

/** What is paid with a run, by employee number: only positive net amounts, and nothing that is held or was paid later. */
export async function readPayments(tx: Tx, run: RunRecord, session: Session): Promise<StoredTransfer[]> {
  const values: unknown[] = [tx.companyId]
  const transfers = transfersOf((value) => `$${values.push(value)}`, await transferSource(tx, run, session))
  return tx.query(
    StoredTransfer,
    `select ${selected(TRANSFER_COLUMNS)} from ${transfers} where t.company_id = $1 and t.hold is null
     order by t.emp_number collate emp_number_order, t.employee_id`,
    values,
  )
}
