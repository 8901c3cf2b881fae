import { z } from 'zod'
import type { OvertimeMinutes } from '#engines/payroll/types.ts'
import { DAY_RESULTS, OVERTIME_RESULTS } from '#features/attendance/server/index.ts'
import { IsoDate, Minutes } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Count } from '#kit/database/row-types.ts'
import type { BaseSegment } from './salary-segments.ts'

/** The totals of the days of one salary segment; half days are counted. */
export const AttendanceSums = z.object({
  present: z.int(),
  paid_leave: z.int(),
  unpaid_leave: z.int(),
  holiday: z.int(),
  absent: z.int(),
  early: z.int(),
  night: z.int(),
  /** The late minutes of each late day, in order of days; null if there are none. */
  late: z.array(z.int()).nullable(),
  /** Days that are not over. */
  open: z.int(),
  /** Those of them from a day on, and the first and the last of these. */
  ahead: z.int(),
  ahead_from: IsoDate.nullable(),
  ahead_to: IsoDate.nullable(),
})
export type AttendanceSums = z.infer<typeof AttendanceSums>

const NOTHING: AttendanceSums = {
  present: 0,
  paid_leave: 0,
  unpaid_leave: 0,
  holiday: 0,
  absent: 0,
  early: 0,
  night: 0,
  late: null,
  open: 0,
  ahead: 0,
  ahead_from: null,
  ahead_to: null,
}

/** The segments as a table of the query: one row each, the days within the employment. */
const SEGMENTS = `unnest($2::bigint[], $3::date[], $4::date[]) with ordinality as s (employee_id, first, last, no)`

const segmentParams = (companyId: number, segments: readonly BaseSegment[]) => [
  companyId,
  segments.map((segment) => segment.employeeId),
  segments.map((segment) => segment.first),
  segments.map((segment) => segment.last),
]

const AttendanceRow = AttendanceSums.extend({ no: z.int() })

/** The days from `aheadFrom` on that are not over, of `$5`; none without it. */
const AHEAD = `(where result = 'not_yet' and work_date >= $5::date)`

/** Attendance by salary segment, in the order of segments; the database adds it up with one range of the primary key per segment. */
export async function readAttendance(
  tx: Tx,
  companyId: number,
  segments: readonly BaseSegment[],
  aheadFrom?: string,
): Promise<AttendanceSums[]> {
  const rows = await tx.query(
    AttendanceRow,
    `select s.no::int as no, d.* from ${SEGMENTS},
     lateral (
       select sum(present_halves)::int as present, sum(paid_leave_halves)::int as paid_leave,
         sum(unpaid_leave_halves)::int as unpaid_leave, sum(holiday_halves)::int as holiday, sum(absent_halves)::int as absent,
         sum(early_minutes)::int as early, sum(night_minutes)::int as night,
         array_agg(late_minutes order by work_date) filter (where late_minutes > 0) as late,
         (count(*) filter (where result = 'not_yet'))::int as open, (count(*) filter ${AHEAD})::int as ahead,
         min(work_date) filter ${AHEAD} as ahead_from, max(work_date) filter ${AHEAD} as ahead_to
       from ${DAY_RESULTS} day_result where company_id = $1 and employee_id = s.employee_id and work_date between s.first and s.last
       having count(*) > 0
     ) d`,
    [...segmentParams(companyId, segments), aheadFrom ?? null],
  )
  const sums = segments.map(() => NOTHING)
  for (const { no, ...row } of rows) sums[no - 1] = row
  return sums
}

const OvertimeRow = z.object({ no: Count, multiplier: z.int(), minutes: Minutes })

/** Overtime minutes that are paid with money by salary segment and multiplier, in the order of segments. */
export async function readOvertime(
  tx: Tx,
  companyId: number,
  segments: readonly BaseSegment[],
): Promise<OvertimeMinutes[][]> {
  const rows = await tx.query(
    OvertimeRow,
    `select s.no::int as no, o.multiplier, sum(o.minutes)::int as minutes from ${SEGMENTS}
     join ${OVERTIME_RESULTS} o
       on o.company_id = $1 and o.employee_id = s.employee_id and o.work_date between s.first and s.last and o.pay_type = 'cash'
     group by s.no, o.multiplier order by s.no, o.multiplier`,
    segmentParams(companyId, segments),
  )
  const minutes: OvertimeMinutes[][] = segments.map(() => [])
  for (const { no, ...row } of rows) minutes[no - 1]?.push(row)
  return minutes
}
