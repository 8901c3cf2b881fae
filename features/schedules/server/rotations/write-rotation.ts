import { z } from 'zod'
import { EMPLOYEES } from '#features/employees/server/index.ts'
import { dayNumber, daysOfRange } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import { type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { writeRotation } from '../../contract/rotations.ts'
import { shiftOfPattern } from '../../domain/rotation.ts'
import { fillDrafts } from '../roster/fill-drafts.ts'
import { readRosterShifts } from '../roster/roster-shifts.ts'
import { readMembers, readPresentShifts, readRotations } from './stored-rotations.ts'

const EmployedRow = z.object({ id: Id, start_date: IsoDate, end_date: IsoDate.nullable() })

const EMPLOYED = `
  select e.id, e.start_date, e.end_date from ${EMPLOYEES} e where e.company_id = $1 and e.id = any($2) and e.deleted_at is null`

/** Writes drafts for the days on which the members of a rotation follow it and are employed. */
export const writeOneRotation: Endpoint = handle(writeRotation, (context) =>
  inCompany(context, async (tx) => {
    const { from, to, replace } = context.body
    const [rotation] = await readRotations(tx, context.params.rotation_id)
    if (!rotation) throw new AppError('not_found')
    const members = await readMembers(tx, rotation.id)
    const ids = members.map(({ employee_id }) => employee_id)
    const people = await tx.query(EmployedRow, EMPLOYED, [tx.companyId, ids])
    const personOf = new Map(people.map((person) => [person.id, person]))
    const shifts = await readRosterShifts(tx)
    const present = await readPresentShifts(tx, shifts)
    const days = daysOfRange(from, to).map((date) => ({ date, day: dayNumber(date) }))
    let left = 0
    const drafts = members.flatMap(({ employee_id, offset_days, first_day, last_day }) => {
      const person = personOf.get(employee_id)
      if (!person) return []
      const isFollowed = (date: string) =>
        date >= first_day &&
        date >= person.start_date &&
        (last_day === null || date <= last_day) &&
        (person.end_date === null || date <= person.end_date)
      return days.flatMap(({ date, day }) => {
        if (!isFollowed(date)) return []
        const planned = shiftOfPattern(rotation, offset_days, day)
        const shiftId = planned === null ? null : present(planned)
        if (planned !== null && shiftId === null) {
          left += 1
          return []
        }
        return [{ employeeId: employee_id, date, shiftId }]
      })
    })
    const filled = await fillDrafts(tx, context, { drafts, source: 'rotation', replace, shifts })
    return { data: { ...filled, left_out: left } }
  }),
)
