import { z } from 'zod'
import type { Range } from '#features/requests/server/index.ts'
import { earlierDay, laterDay } from '#kit/contract/days.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { LAST_DAY } from '#kit/server/mark-days-changed.ts'
import { markDaysAround } from '../mark-days-around.ts'

const AssignedRow = z.object({ employee_id: Id, first_day: IsoDate, last_day: IsoDate.nullable() })

const ASSIGNED = `
  select employee_id, first_day, last_day from schedule_assignment where company_id = $1 and schedule_id = $2`

/** The days of these ranges on which employees are assigned to the schedule. */
async function assignedDays(tx: Tx, scheduleId: number, ranges: readonly Range[]) {
  if (ranges.length === 0) return []
  const rows = await tx.query(AssignedRow, ASSIGNED, [tx.companyId, scheduleId])
  return rows.flatMap(({ employee_id, first_day, last_day }) =>
    ranges
      .map((range) => ({
        employeeId: employee_id,
        firstDay: laterDay(range.firstDay, first_day),
        lastDay: earlierDay(range.lastDay, last_day ?? LAST_DAY),
      }))
      .filter(({ firstDay, lastDay }) => firstDay <= lastDay),
  )
}

/** The parts of these ranges on which somebody is on the schedule, without repetition. */
export async function reachOfSchedule(
  tx: Tx,
  scheduleId: number,
  ranges: readonly Range[],
): Promise<Range[]> {
  const days = await assignedDays(tx, scheduleId, ranges)
  const distinct = new Map(
    days.map(({ firstDay, lastDay }) => [`${firstDay} ${lastDay}`, { firstDay, lastDay }]),
  )
  return [...distinct.values()]
}

/** Marks the days of the employees on a schedule, so that they are derived again. */
export async function markScheduleDays(tx: Tx, scheduleId: number, ranges: readonly Range[]): Promise<void> {
  await markDaysAround(tx, await assignedDays(tx, scheduleId, ranges))
}
