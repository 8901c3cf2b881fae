import { z } from 'zod'
import type { DayNumber } from '#engines/attendance/types.ts'
import { dayNumber } from '#kit/contract/days.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'

/** Approved work at another place, both days included. */
export interface OutsideWork {
  firstDay: DayNumber
  lastDay: DayNumber
  place: string
  needsScan: boolean
}

const Row = z.object({
  employee_id: Id,
  first_day: IsoDate,
  last_day: IsoDate,
  place: z.string(),
  needs_scan: z.boolean(),
})
const READ = `
  select employee_id, first_day, last_day, place, needs_scan from outside_work
  where company_id = $1 and employee_id = any($2) and status = 'success' and first_day <= $4 and last_day >= $3
  order by id`

/** The approved work outside of the days `from`..`to` by employee; only employees who have some. */
export async function readOutsideWork(
  tx: Tx,
  from: string,
  to: string,
  employeeIds: readonly number[],
): Promise<Map<number, OutsideWork[]>> {
  const works = new Map<number, OutsideWork[]>()
  for (const row of await tx.query(Row, READ, [tx.companyId, employeeIds, from, to])) {
    const { employee_id, place, needs_scan: needsScan } = row
    const work = { firstDay: dayNumber(row.first_day), lastDay: dayNumber(row.last_day), place, needsScan }
    works.set(employee_id, [...(works.get(employee_id) ?? []), work])
  }
  return works
}
