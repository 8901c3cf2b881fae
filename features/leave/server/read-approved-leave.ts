import { z } from 'zod'
import type { DayLeave } from '#engines/attendance/types.ts'
import { dayNumber } from '#kit/contract/days.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { LeavePart } from '../contract.ts'

const LeaveDays = z.object({
  employee_id: Id,
  days: z.array(IsoDate),
  parts: z.array(LeavePart),
  paid: z.array(z.boolean()),
  /** Minutes after midnight; null for other parts than hours. */
  froms: z.array(z.int().nullable()),
  tos: z.array(z.int().nullable()),
})
type LeaveDays = z.infer<typeof LeaveDays>

const minute = (column: string) => `array_agg((extract(epoch from ${column}) / 60)::int)`

const READ = `
  select r.employee_id, array_agg(d.day::date) as days, array_agg(r.part) as parts, array_agg(t.is_paid) as paid,
    ${minute('r.from_time')} as froms, ${minute('r.to_time')} as tos
  from leave_request r
  join leave_type t on t.company_id = r.company_id and t.id = r.leave_type_id
  cross join lateral generate_series(greatest(r.start_date, $2::date), least(r.end_date, $3::date), interval '1 day') as d(day)
  where r.company_id = $1 and r.status = 'success' and r.start_date <= $3 and r.end_date >= $2
    and ($4::bigint[] is null or r.employee_id = any($4))
  group by r.employee_id`

/** The approved leave on the days `from`..`to` ('YYYY-MM-DD', inclusive) by employee, one entry per day. */
export async function readApprovedLeave(
  tx: Tx,
  from: string,
  to: string,
  employeeIds: readonly number[] | null = null,
): Promise<Map<number, DayLeave[]>> {
  const rows = await tx.query(LeaveDays, READ, [tx.companyId, from, to, employeeIds])
  return new Map(rows.map((row) => [row.employee_id, leavesOf(row)]))
}

function leavesOf({ days, parts, paid, froms, tos }: LeaveDays): DayLeave[] {
  return days.map((date, i): DayLeave => {
    const [part, day] = [parts[i] ?? 'full', dayNumber(date)]
    const common = { day, paid: paid[i] ?? false }
    return part === 'hours'
      ? { ...common, part, hours: { from: froms[i] ?? 0, to: tos[i] ?? 0 } }
      : { ...common, part }
  })
}
