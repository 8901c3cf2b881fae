import { z } from 'zod'
import { EMPLOYEES } from '#features/employees/server/index.ts'
import { readApprovedLeave } from '#features/leave/server/index.ts'
import { readApprovedOvertime } from '#features/overtime/server/index.ts'
import { readDaysOff, readShifts } from '#features/schedules/server/index.ts'
import { addDays, dayNumber } from '#kit/contract/days.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { applyOutsideWork } from '../outside/apply-outside-work.ts'
import { readOutsideWork } from '../outside/read-outside-work.ts'
import type { Facts, Person } from './facts.ts'
import { readSettings } from './read-company-facts.ts'
import { readScans } from './read-scans.ts'

/** The engine needs the shifts four days around the range, and scans from two days before to three days after it. */
const DAYS_AROUND = 4

const PersonRow = z.object({
  id: Id,
  gender: z.string().nullable(),
  does_not_clock_in: z.boolean(),
  start_date: IsoDate,
  end_date: IsoDate.nullable(),
})
type PersonRow = z.infer<typeof PersonRow>

const PEOPLE = `select id, gender, does_not_clock_in, start_date, end_date from ${EMPLOYEES} employee
  where company_id = $1 and id = any($2)`

/** The facts of these employees around the days `from`..`to`; a fixed number of queries for any number of employees. */
export async function readFacts(
  tx: Tx,
  employeeIds: readonly number[],
  from: string,
  to: string,
): Promise<Facts> {
  const first = addDays(from, -DAYS_AROUND)
  const last = addDays(to, DAYS_AROUND)
  const people = await tx.query(PersonRow, PEOPLE, [tx.companyId, employeeIds])
  return applyOutsideWork({
    people: new Map(people.map((row) => [row.id, personOf(row)])),
    shifts: await readShifts(tx, first, last, employeeIds),
    daysOff: await readDaysOff(tx, first, last, employeeIds),
    leaves: await readApprovedLeave(tx, first, last, employeeIds),
    overtime: await readApprovedOvertime(tx, first, last, employeeIds),
    scans: await readScans(tx, first, last, employeeIds),
    outsideWork: await readOutsideWork(tx, first, last, employeeIds),
    settings: await readSettings(tx),
  })
}

const personOf = (row: PersonRow): Person => ({
  id: row.id,
  isFemale: row.gender === 'female',
  doesNotClockIn: row.does_not_clock_in,
  firstDay: dayNumber(row.start_date),
  lastDay: row.end_date === null ? Number.POSITIVE_INFINITY : dayNumber(row.end_date),
})
