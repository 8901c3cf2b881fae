import { z } from 'zod'
import { EMPLOYEES } from '#features/employees/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import type { OvertimeInput, OvertimeWarning } from '../contract.ts'
import { overtimeLimitsOn, spanMinutes } from '../domain/overtime-span.ts'
import { SPAN_MINUTES } from './list-overtime.ts'

const Situation = z.object({
  day_minutes: z.int(),
  month_minutes: z.int(),
  overlaps: z.boolean(),
  is_employed: z.boolean(),
})

const startsAt = `(r.work_date + r.from_time)`
const endsAt = `(${startsAt} + make_interval(mins => ${SPAN_MINUTES}))`

const SITUATION = `
  select coalesce(sum(${SPAN_MINUTES}) filter (where r.work_date = $3), 0) as day_minutes,
    coalesce(sum(${SPAN_MINUTES}) filter (where date_trunc('month', r.work_date) = date_trunc('month', $3::date)), 0) as month_minutes,
    coalesce(bool_or(${startsAt} < $3::date + $4::time + make_interval(mins => $5) and ${endsAt} > $3::date + $4::time), false) as overlaps,
    (select e.start_date <= $3 and (e.end_date is null or e.end_date >= $3) from ${EMPLOYEES} e
     where e.company_id = $1 and e.id = $2) as is_employed
  from overtime_request r
  where r.company_id = $1 and r.employee_id = $2 and r.status not in ('rejected', 'cancelled') and r.id <> $6
    and r.work_date between date_trunc('month', $3::date)::date - 1 and (date_trunc('month', $3::date) + interval '1 month')::date`

/** A span of overtime that is entered or changed. */
export type Span = Pick<OvertimeInput, 'employee_id' | 'work_date' | 'from_time' | 'to_time'>

/** The warnings for overtime before it is stored: legal limits and overlapping spans. `editedId` is the overtime that it replaces. */
export async function overtimeWarnings(tx: Tx, input: Span, editedId = 0): Promise<OvertimeWarning[]> {
  const { employee_id, work_date, from_time, to_time } = input
  const spanLength = spanMinutes(from_time, to_time)
  const now = await tx.one(Situation, SITUATION, [
    tx.companyId,
    employee_id,
    work_date,
    from_time,
    spanLength,
    editedId,
  ])
  const limits = overtimeLimitsOn(work_date)
  const warnings: OvertimeWarning[] = []
  const warn = (
    code: Exclude<OvertimeWarning['code'], 'in_locked_run'>,
    date = work_date,
    minutes: number | null = null,
    limit: number | null = null,
  ) => warnings.push({ code, date, minutes, limit })
  if (!now.is_employed) warn('overtime_outside_employment')
  if (now.overlaps) warn('overtime_overlaps')
  const day = now.day_minutes + spanLength
  if (limits && day > limits.dayMinutes) warn('overtime_day_limit', work_date, day, limits.dayMinutes)
  const month = now.month_minutes + spanLength
  if (limits && month > limits.monthMinutes)
    warn('overtime_month_limit', `${work_date.slice(0, 7)}-01`, month, limits.monthMinutes)
  return warnings
}
