import { dayNumber } from '#kit/contract/days.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { clock } from '#kit/server/list/list-sql.ts'
import { DayShift } from '../../contract/day-shift.ts'
import { readRosteredShiftIds } from '../read-shifts.ts'
import { BREAKS } from './read-shifts-of.ts'

const ShiftRow = DayShift.extend({ id: Id })

const SHIFTS = `
  select f.id, f.name, f.code, f.colour, ${clock('f.check_in')} as check_in, ${clock('f.check_out')} as check_out, ${BREAKS} as breaks
  from shift f where f.company_id = $1`

/** The shift of an employee with its breaks on each of the days `from`..`to`; null on a day off. It does not consider the employment. */
export async function readDayShifts(
  tx: Tx,
  employeeId: number,
  from: string,
  to: string,
): Promise<(day: string) => DayShift | null> {
  const { shiftOn } = await readRosteredShiftIds(tx, from, to, [employeeId])
  const rows = await tx.query(ShiftRow, SHIFTS, [tx.companyId])
  const shifts = new Map(rows.map(({ id, ...shift }) => [id, shift]))
  return (day) => shifts.get(shiftOn(employeeId, dayNumber(day)) ?? 0) ?? null
}
