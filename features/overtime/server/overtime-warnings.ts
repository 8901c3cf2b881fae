import { z } from 'zod'
import { EMPLOYEES } from '#features/employees/server/index.ts'
import type { LockedDays } from '#features/requests/contract/status.ts'
import { type RowCheck, readDaysOff } from '#features/schedules/server/index.ts'
import { addDays, dayNumber, firstOfMonth, lastOfMonth } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id, IsoDate, type Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { clock } from '#kit/server/list/list-sql.ts'
import type { OvertimeInput, OvertimeWarning } from '../contract.ts'
import { addSpan, type SpanFault, spanFaults, type TimedSpans } from '../domain/check-spans.ts'
import { lacksReason } from '../domain/lacks-reason.ts'
import { spanMinutes } from '../domain/overtime-span.ts'
import { REASON_BEYOND_LIMITS } from '../locales/refusals.ts'
import { readOvertimeRules } from './overtime-rules.ts'
import { FROM_TIME, TO_TIME } from './span-sql.ts'

/** A warning of this feature: without those of runs. */
export type OwnWarning = Exclude<OvertimeWarning, LockedDays>
/** A span of overtime that is entered or changed. */
export type Span = Pick<OvertimeInput, 'employee_id' | 'work_date' | 'from_time' | 'to_time'>

const StoredSpan = z.object({
  employee_id: Id,
  work_date: IsoDate,
  from_time: z.string(),
  to_time: z.string(),
})

const STORED = `
  select r.employee_id, r.work_date, ${clock(FROM_TIME)} as from_time, ${clock(TO_TIME)} as to_time
  from overtime_request r
  where r.company_id = $1 and r.employee_id = any($2) and r.status not in ('rejected', 'cancelled', 'draft') and r.id <> all($5::bigint[])
    and r.work_date between $3 and $4`

const PersonRow = z.object({
  id: Id,
  is_female: z.boolean(),
  start_date: IsoDate,
  end_date: IsoDate.nullable(),
})

const PEOPLE = `
  select e.id, coalesce(e.gender = 'female', false) as is_female, e.start_date, e.end_date from ${EMPLOYEES} e
  where e.company_id = $1 and e.id = any($2)`

/**
 * The checks of spans of overtime before they are stored, in their order: employment, overlaps, legal limits, the company's shortest
 * overtime, public holidays. A span sees
 * the stored ones and the earlier ones. `edited` are the requests that they are or replace. A fixed number of statements.
 */
export async function checkOvertime(
  tx: Tx,
  spans: readonly Span[],
  edited: readonly number[] = [],
): Promise<RowCheck<OwnWarning>[]> {
  const ids = [...new Set(spans.map(({ employee_id }) => employee_id))]
  const days = spans.map(({ work_date }) => work_date).sort()
  const [first, last] = [days[0] as string, days.at(-1) as string]
  // A month, and the dates in a row around it.
  const range = [addDays(firstOfMonth(first), -31), addDays(lastOfMonth(last), 31)]
  const stored = await tx.query(StoredSpan, STORED, [tx.companyId, ids, ...range, edited])
  const people = await tx.query(PersonRow, PEOPLE, [tx.companyId, ids])
  const { isHoliday } = await readDaysOff(tx, first, last, ids)
  const { overtime_min_minutes: least } = await readOvertimeRules(tx)
  const personOf = new Map(people.map((person) => [person.id, person]))
  const spansOf = new Map<number, TimedSpans>()
  for (const span of stored) addSpan(spansOf, span)
  return spans.map((span) => {
    const { employee_id: id, work_date: date } = span
    const faults: SpanFault[] = []
    const person = personOf.get(id)
    const isEmployed =
      person && person.start_date <= date && (person.end_date === null || person.end_date >= date)
    if (!isEmployed) faults.push({ code: 'overtime_outside_employment', date, minutes: null, limit: null })
    const { isDuplicate, faults: more } = spanFaults(spansOf.get(id), span)
    if (!isDuplicate) addSpan(spansOf, span)
    faults.push(...more)
    const minutes = spanMinutes(span.from_time, span.to_time)
    if (minutes < least) faults.push({ code: 'overtime_below_minimum', date, minutes, limit: least })
    if (person && isHoliday({ id, isFemale: person.is_female }, dayNumber(date)))
      faults.push({ code: 'overtime_on_holiday', date, minutes: null, limit: null })
    return { warnings: faults, isDuplicate }
  })
}

/** The warnings for one span. */
export async function overtimeWarnings(tx: Tx, span: Span, editedId = 0): Promise<OwnWarning[]> {
  const [check] = await checkOvertime(tx, [span], [editedId])
  return check?.warnings ?? []
}

/** Throws `invalid_input` for overtime of HR beyond a limit of the law without a reason. */
export function refuseWithoutReason(
  { remark = '' }: { remark?: string },
  warnings: readonly OwnWarning[],
  language: Language,
): void {
  if (lacksReason(remark, warnings))
    throw new AppError('invalid_input', { fields: { remark: [REASON_BEYOND_LIMITS[language]] } })
}
