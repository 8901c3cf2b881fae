import { z } from 'zod'
import { countDays, earlierDay, laterDay } from '#kit/contract/days.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Day } from '#kit/database/row-types.ts'
import type { WorkRange } from './work-range.ts'

/** An employee with days to derive, inclusive. */
export interface StaleDays {
  employeeId: number
  from: string
  to: string
  /** True if all of them are derived for the first time: there are no older results. */
  isFirst: boolean
}

const Mark = z.object({ id: Id, employee_id: Id, first_day: Day, last_day: Day, is_first: z.boolean() })

/**
 * The last employee is found once. A join with the employees would compare every mark with each of them as long as the statistics of the
 * table are of a moment when it was empty, as it usually is.
 */
const MARKS = `
  select id, employee_id, first_day, last_day, is_first from attendance_change
  where company_id = $1 and first_day <= $3 and last_day >= $2 and employee_id > $4 and employee_id <= (
    select max(employee_id) from (
      select distinct employee_id from attendance_change
      where company_id = $1 and first_day <= $3 and last_day >= $2 and employee_id > $4
      order by employee_id limit $5) next)
  order by employee_id`

/** Outside the requested range a mark remains if anything is derived there; the first derivation of a month needs no marks. */
const TAKE = `
  with taken as (
    delete from attendance_change where company_id = $1 and id = any($4) returning employee_id, first_day, last_day
  )
  insert into attendance_change (company_id, employee_id, first_day, last_day)
  select distinct $1::int, t.employee_id, rest.first_day, rest.last_day
  from taken t
  cross join lateral (values (t.first_day, $2::date - 1), ($3::date + 1, t.last_day)) as rest(first_day, last_day)
  where rest.first_day <= rest.last_day and exists (select from attendance_month m where m.company_id = $1
    and m.month between date_trunc('month', rest.first_day)::date and rest.last_day)
  on conflict (company_id, id) do nothing`

/**
 * Takes exactly the marks of the next employees after `afterId`: marks that are added later remain. The facts must be
 * read after this in the same transaction.
 */
export async function claimBatch(
  tx: Tx,
  range: WorkRange,
  afterId: number,
  limit: number,
): Promise<StaleDays[]> {
  const marks = await tx.query(Mark, MARKS, [tx.companyId, range.from, range.to, afterId, limit])
  if (marks.length === 0) return []
  await tx.execute(TAKE, [tx.companyId, range.from, range.to, marks.map(({ id }) => id)])
  return [...Map.groupBy(marks, (mark) => mark.employee_id)].map(([employeeId, own]) => {
    const parts = own.map((mark) => ({
      from: laterDay(mark.first_day, range.from),
      to: earlierDay(mark.last_day, range.to),
      isFirst: mark.is_first,
    }))
    const from = parts.reduce((first, part) => earlierDay(first, part.from), range.to)
    const to = parts.reduce((last, part) => laterDay(last, part.to), range.from)
    // Months are marked as new once, so these parts do not overlap.
    const firstDays = parts.reduce((sum, part) => sum + (part.isFirst ? countDays(part.from, part.to) : 0), 0)
    return { employeeId, from, to, isFirst: firstDays === countDays(from, to) }
  })
}
