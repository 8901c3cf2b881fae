import { z } from 'zod'
import { recordLeavePayments, takePaidCredit } from '#features/leave/server/index.ts'
import { recordPayments } from '#features/pay-items/server/index.ts'
import { Id, IsoDate, Kip } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'
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

const EntryRow = z.object({ id: Id })

const PAID_LEAVE = `
  select entry.id::bigint as id from payslip p
  cross join lateral jsonb_path_query(p.lines, '$[*].how ? (@.kind == "leave_cash")') as paid(how)
  cross join lateral jsonb_array_elements_text(paid.how -> 'entries') as entry(id)
  where p.company_id = $1 and p.calculation_id = $2`

/** Records which unused leave the payslips of a run have paid. */
export async function recordPaidLeave(tx: Tx, run: RunRecord): Promise<void> {
  const entries = await tx.query(EntryRow, PAID_LEAVE, [tx.companyId, run.calculation_id])
  await recordLeavePayments(
    tx,
    run,
    entries.map(({ id }) => id),
  )
}

const EndedRow = z.object({
  employee_id: Id,
  ending: z.array(z.object({ day: IsoDate, units: z.int() })),
})

const ENDED = `
  select p.employee_id, paid.how -> 'ends' as ending from payslip p
  cross join lateral jsonb_path_query(p.lines, '$[*].how ? (@.kind == "leave_cash" && exists (@.ends))') as paid(how)
  where p.company_id = $1 and p.calculation_id = $2 order by p.employee_id`

/** Takes the time off that the payslips of a run pay because it ends unused from the ledger of leave. After the overtime of the run is posted. */
export async function takeEndedTimeOff(tx: Tx, run: RunRecord, actor: Actor): Promise<void> {
  await takePaidCredit(tx, run, await tx.query(EndedRow, ENDED, [tx.companyId, run.calculation_id]), actor)
}
