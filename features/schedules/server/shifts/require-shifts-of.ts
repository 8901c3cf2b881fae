import type { Tx } from '#kit/database/database.ts'
import { requireSchedule } from '../assignments/require-schedule.ts'
import { readShiftsOf } from './read-shifts-of.ts'

/** The shifts of a schedule, by id. Throws `not_found` unless the company has the schedule. */
export async function requireShiftsOf(tx: Tx, scheduleId: number) {
  await requireSchedule(tx, scheduleId)
  return new Map((await readShiftsOf(tx, scheduleId)).map((shift) => [shift.id, shift]))
}
