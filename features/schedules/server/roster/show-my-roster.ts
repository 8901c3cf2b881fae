import { z } from 'zod'
import { EMPLOYEES } from '#features/employees/server/index.ts'
import { dayNumber, daysOfRange } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import { IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { type MyRosterDay, showMyRoster } from '../../contract/my-roster.ts'
import type { RosterDayOff } from '../../contract/roster.ts'
import { readShiftIds } from '../read-shifts.ts'
import { readNamedDaysOff } from './read-named-days-off.ts'
import { readRosterShifts, type TimedShift } from './roster-shifts.ts'
import type { ReadLeave } from './show-board.ts'
import { readCells } from './stored-cells.ts'

const PersonRow = z.object({
  gender: z.string().nullable(),
  start_date: IsoDate,
  end_date: IsoDate.nullable(),
})

const PERSON = `select e.gender, e.start_date, e.end_date from ${EMPLOYEES} e
  where e.company_id = $1 and e.id = $2 and e.deleted_at is null`

/** The own days of the session's employee; what is not published is left out. */
export const showOwnRosterWith = (readLeave: ReadLeave): Endpoint =>
  handle(showMyRoster, (context) => {
    const { employeeId } = context.session
    if (employeeId === null) throw new AppError('forbidden')
    const { from, to } = context.query
    return inCompany(context, async (tx) => ({ data: await daysOf(tx, employeeId, from, to, readLeave) }))
  })

async function daysOf(
  tx: Tx,
  employeeId: number,
  from: string,
  to: string,
  readLeave: ReadLeave,
): Promise<MyRosterDay[]> {
  const person = await tx.maybeOne(PersonRow, PERSON, [tx.companyId, employeeId])
  if (!person) throw new AppError('not_found')
  const ids = [employeeId]
  const shifts = await readRosterShifts(tx)
  const base = await readShiftIds(tx, from, to, ids)
  const cells = (await readCells(tx, { from, to, employeeIds: ids })).get(employeeId)
  const leaves = (await readLeave(tx, from, to, ids)).get(employeeId) ?? []
  const parts = new Map(leaves.map(({ day, part }) => [day, part]))
  const daysOff = Map.groupBy(await readNamedDaysOff(tx, from, to), ({ date }) => date)
  const isEmployed = (date: string) =>
    person.start_date <= date && (person.end_date === null || date <= person.end_date)
  return daysOfRange(from, to).map((date) => {
    const day = dayNumber(date)
    const cell = cells?.get(day)
    const published = cell?.isPublished ? cell : undefined
    const shiftId = published ? published.shiftId : base.shiftOn(employeeId, day)
    return {
      date,
      shift: isEmployed(date) ? shownShift(shifts, shiftId) : null,
      is_rostered: published !== undefined && isEmployed(date),
      days_off: (daysOff.get(date) ?? []).filter(isFor(person.gender)).map(shownDayOff),
      leave: parts.get(day) ?? null,
    }
  })
}

function shownShift(shifts: ReadonlyMap<number, TimedShift>, id: number | null): MyRosterDay['shift'] {
  const shift = id === null ? undefined : shifts.get(id)?.shift
  if (!shift) return null
  const { name, code, colour, check_in, check_out, work_minutes } = shift
  return { name, code, colour, check_in, check_out, work_minutes }
}

const isFor =
  (gender: string | null) =>
  ({ for_whom }: RosterDayOff) =>
    for_whom === 'all' || gender === 'female'

const shownDayOff = ({ name_la, name_en, counts_as }: RosterDayOff) => ({ name_la, name_en, counts_as })
