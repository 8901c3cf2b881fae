import { z } from 'zod'
import { type DayChange, watchDays } from '#features/attendance/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import { Day } from '#kit/database/row-types.ts'

const RangeRow = z.object({ from: Day, to: Day })

const LOCKED_RANGES = `
  select from_date as "from", to_date as "to" from payroll_run
  where company_id = $1 and status in ('approved', 'paid') and kind = 'regular' and from_date <= $3 and to_date >= $2`

/** The first value since the approval stays in `was`: it is what the payslip was computed from. */
const RECORD = `
  insert into pay_change (company_id, run_id, employee_id, kind, work_date, was, now, changed_at)
  select $1, run.id, c.employee_id, c.kind, c.work_date, c.was, c.now, $7
  from unnest($2::bigint[], $3::text[], $4::date[], $5::jsonb[], $6::jsonb[]) as c(employee_id, kind, work_date, was, now)
  join payroll_run run on run.company_id = $1 and run.status in ('approved', 'paid') and run.kind = 'regular'
    and c.work_date between run.from_date and run.to_date
  on conflict (company_id, run_id, employee_id, kind, work_date)
  do update set now = excluded.now, is_checked = false, changed_at = excluded.changed_at`

async function record(tx: Tx, changes: readonly DayChange[]): Promise<void> {
  await tx.execute(RECORD, [
    tx.companyId,
    changes.map(({ employeeId }) => employeeId),
    changes.map(({ kind }) => kind),
    changes.map(({ day }) => day),
    changes.map(({ was }) => JSON.stringify(was)),
    changes.map(({ now }) => JSON.stringify(now)),
    new Date(),
  ])
}

/** Days of locked runs that a derivation changes become the work list of the next comparison, with what they were. */
export function watchLockedDays(): void {
  watchDays({
    daysOf: (tx, { from, to }) => tx.query(RangeRow, LOCKED_RANGES, [tx.companyId, from, to]),
    record,
  })
}
