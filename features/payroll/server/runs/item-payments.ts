import { z } from 'zod'
import { recordPayments } from '#features/pay-items/server/index.ts'
import { Id, Kip } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { RunRecord } from './run-record.ts'

const PaidRow = z.object({ item_id: Id, entry_id: Id.nullable(), employee_id: Id, amount: Kip })

/** Lines that pay an item whose payments are counted contain `payment`; a deduction is negative. */
const PAID = `
  select (paid.line -> 'payment' ->> 'item')::bigint as item_id, (paid.line -> 'payment' ->> 'entry')::bigint as entry_id,
    p.employee_id, abs((paid.line ->> 'amount')::bigint) as amount
  from payslip p cross join lateral jsonb_path_query(p.lines, '$[*] ? (exists (@.payment) && @.amount != 0)') as paid(line)
  where p.company_id = $1 and p.calculation_id = $2`

/** Records what the payslips of a run have paid of items that are paid once or in instalments. */
export async function recordItemPayments(tx: Tx, companyId: number, run: RunRecord): Promise<void> {
  const payments = await tx.query(PaidRow, PAID, [companyId, run.calculation_id])
  await recordPayments(tx, run, payments)
}
