import { z } from 'zod'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Count, Timestamp, Whole } from '#kit/database/row-types.ts'
import { instant } from '#kit/server/list/list-sql.ts'
import type { Hold } from '../../contract.ts'
import type { RunRecord } from '../runs/run-record.ts'

const HoldRow = z.object({
  id: Id,
  status: z.enum(['held', 'paid']),
  reason: z.string(),
  held_by_name: z.string(),
  held_at: Timestamp,
  paid_on: IsoDate.nullable(),
  paid_by_name: z.string(),
})
export type HoldRow = z.infer<typeof HoldRow>

/** The hold of a payslip that is held or was paid later; null for all others. */
export const findHold = (tx: Tx, runId: number, employeeId: number): Promise<HoldRow | null> =>
  tx.maybeOne(
    HoldRow,
    `select id, status, reason, held_by_name, held_at, paid_on, paid_by_name from payslip_hold
     where company_id = $1 and run_id = $2 and employee_id = $3 and status in ('held', 'paid')`,
    [tx.companyId, runId, employeeId],
  )

export const toHold = (row: HoldRow): Hold => ({
  status: row.status,
  reason: row.reason,
  held_by: row.held_by_name,
  held_at: row.held_at.toISOString(),
  paid_on: row.paid_on,
  paid_by: row.paid_by_name,
})

/** The same as a column of payslips `p`, with `$1` as the company. */
export const HOLD_COLUMN = `(select json_build_object('status', hold.status, 'reason', hold.reason, 'held_by', hold.held_by_name,
    'held_at', ${instant('hold.held_at')}, 'paid_on', hold.paid_on, 'paid_by', hold.paid_by_name)
  from payslip_hold hold where hold.company_id = $1 and hold.run_id = p.run_id and hold.employee_id = p.employee_id
    and hold.status in ('held', 'paid'))`

/** The number of held payslips of `run` as a column, with `$1` as the company; without a payslip in the last calculation they do not count. */
export const HELD_COUNT = `(select count(*)::int from payslip_hold hold
  join payslip p on p.company_id = $1 and p.calculation_id = run.calculation_id and p.employee_id = hold.employee_id
  where hold.company_id = $1 and hold.run_id = run.id and hold.status = 'held')`

const SumRow = z.object({ held: Count, held_net: Whole, later: Count, later_net: Whole })

export interface HeldSums {
  held: { employees: number; net: number }
  paid_later: { employees: number; net: number }
}

/** The payslips of a run that are held, and those that were paid after it; net pay in kip. */
export async function readHeldSums(tx: Tx, run: RunRecord): Promise<HeldSums> {
  const row = await tx.one(
    SumRow,
    `select count(*) filter (where hold.status = 'held') as held,
       coalesce(sum(p.net) filter (where hold.status = 'held'), 0)::bigint as held_net,
       count(*) filter (where hold.status = 'paid') as later,
       coalesce(sum(p.net) filter (where hold.status = 'paid'), 0)::bigint as later_net
     from payslip_hold hold
     join payslip p on p.company_id = $1 and p.calculation_id = $3 and p.employee_id = hold.employee_id
     where hold.company_id = $1 and hold.run_id = $2 and hold.status in ('held', 'paid')`,
    [tx.companyId, run.id, run.calculation_id],
  )
  return {
    held: { employees: row.held, net: row.held_net },
    paid_later: { employees: row.later, net: row.later_net },
  }
}
