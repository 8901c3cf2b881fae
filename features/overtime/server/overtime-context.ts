import { z } from 'zod'
import type { OvertimeContext, RequestContext } from '#features/requests/contract/detail.ts'
import type { Decided } from '#features/requests/server/index.ts'
import {
  addDays,
  earlierDay,
  firstOfMonth,
  lastOfMonth,
  laterDay,
  monthOf,
  weekdayOf,
} from '#kit/contract/days.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { clock } from '#kit/server/list/list-sql.ts'
import { overtimeLimitsOn, spanMinutes } from '../domain/overtime-span.ts'
import { readDayOf } from './day-of-span.ts'
import { overtimeWarnings, type Span } from './overtime-warnings.ts'
import { FROM_TIME, TO_TIME } from './span-sql.ts'

const StoredSpan = z.object({
  employee_id: Id,
  work_date: IsoDate,
  from_time: z.string(),
  to_time: z.string(),
})

const READ = `
  select r.employee_id, r.work_date, ${clock(FROM_TIME)} as from_time, ${clock(TO_TIME)} as to_time
  from overtime_request r where r.company_id = $1 and r.id = $2`

const OTHERS = `
  select r.employee_id, r.work_date, ${clock(FROM_TIME)} as from_time, ${clock(TO_TIME)} as to_time
  from overtime_request r
  where r.company_id = $1 and r.employee_id = $2 and r.id <> $3 and r.status in ('pending', 'approved', 'success')
    and r.work_date between $4 and $5`

/** The overtime of an employee on the day, in the week from Monday and in the month of a span, with this span; and the legal limits. */
export async function overtimeSums(tx: Tx, span: Span, editedId = 0): Promise<OvertimeContext> {
  const { employee_id, work_date } = span
  const monday = addDays(work_date, 1 - weekdayOf(work_date))
  const sunday = addDays(monday, 6)
  const range = [earlierDay(monday, firstOfMonth(work_date)), laterDay(sunday, lastOfMonth(work_date))]
  const others = await tx.query(StoredSpan, OTHERS, [tx.companyId, employee_id, editedId, ...range])
  const sum = (isIn: (day: string) => boolean) =>
    [...others, span]
      .filter((one) => isIn(one.work_date))
      .reduce((minutes, one) => minutes + spanMinutes(one.from_time, one.to_time), 0)
  const limits = overtimeLimitsOn(work_date)
  return {
    day_minutes: sum((day) => day === work_date),
    day_limit: limits?.dayMinutes ?? null,
    week_minutes: sum((day) => day >= monday && day <= sunday),
    month_minutes: sum((day) => monthOf(day) === monthOf(work_date)),
    month_limit: limits?.monthMinutes ?? null,
    day_kind: (await readDayOf(tx, span)).day_kind,
  }
}

/** What helps to decide about overtime: the sums against the limits of the law, and what to check. */
export async function overtimeContext(
  tx: Tx,
  { subjectId }: Pick<Decided, 'subjectId'>,
): Promise<Partial<RequestContext>> {
  const span = await tx.one(StoredSpan, READ, [tx.companyId, subjectId])
  const warnings = await overtimeWarnings(tx, span, subjectId)
  return {
    overtime: await overtimeSums(tx, span, subjectId),
    warnings: warnings.map((warning) => ({ ...warning, left: null })),
  }
}
