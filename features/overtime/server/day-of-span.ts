import { z } from 'zod'
import { EMPLOYEES } from '#features/employees/server/index.ts'
import { readDaysOff, readShifts } from '#features/schedules/server/index.ts'
import { addDays, dayNumber } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'
import { isOnNextDay, minutesInShift } from '../domain/minutes-in-shift.ts'
import type { Span } from './overtime-warnings.ts'

const PersonRow = z.object({ is_female: z.boolean() })
const PERSON = `select coalesce(e.gender = 'female', false) as is_female from ${EMPLOYEES} e where e.company_id = $1 and e.id = $2`

/** The day of a span for its employee, and how many of its minutes lie in the shift. */
export async function readDayOf(
  tx: Tx,
  { employee_id, work_date, ...span }: Span,
): Promise<{ day_kind: 'work' | 'rest' | 'holiday'; minutes_in_shift: number }> {
  const day = dayNumber(work_date)
  const { is_female: isFemale } = await tx.one(PersonRow, PERSON, [tx.companyId, employee_id])
  const { isHoliday } = await readDaysOff(tx, work_date, work_date, [employee_id])
  if (isHoliday({ id: employee_id, isFemale }, day)) return { day_kind: 'holiday', minutes_in_shift: 0 }
  const { shiftOn } = await readShifts(tx, work_date, work_date, [employee_id])
  const shift = shiftOn(employee_id, day)
  return { day_kind: shift ? 'work' : 'rest', minutes_in_shift: minutesInShift(span, shift) }
}

/** The calendar date on which a span starts: before noon on the date of a night shift it is the next one. */
export async function dateOfStart(tx: Tx, { employee_id, work_date, from_time }: Span): Promise<string> {
  const { shiftOn } = await readShifts(tx, work_date, work_date, [employee_id])
  const shift = shiftOn(employee_id, dayNumber(work_date))
  return isOnNextDay(from_time, shift) ? addDays(work_date, 1) : work_date
}
