import { hash } from 'node:crypto'
import { z } from 'zod'
import type { DayLeave, DayNumber } from '#engines/attendance/types.ts'
import { EMPLOYEES, personName } from '#features/employees/server/index.ts'
import type { ReadLockedRuns } from '#features/requests/server/index.ts'
import { addDays, dayNumber, dayOfNumber, weekdayOf } from '#kit/contract/days.ts'
import { Id, IsoDate, type Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { MAX_WARNINGS, type RosterDrafts, type RosterWarning } from '../../contract/roster-plan.ts'
import type { DaysOff } from '../../domain/days-off-of-people.ts'
import { plannedShift } from '../../domain/roster-cell.ts'
import { type PlannedDay, rosterWarnings, WARNING_CODES } from '../../domain/roster-warnings.ts'
import type { ShiftCalendar } from '../../domain/shift-calendar.ts'
import { lockedRunsIn } from '../locked-runs.ts'
import { readShiftIds } from '../read-shifts.ts'
import { readDaysOff } from '../rest-days/read-days-off.ts'
import { readRosterShifts, type TimedShift } from './roster-shifts.ts'
import type { ReadLeave } from './show-board.ts'
import { rangesOf, readCells, type StoredCell, type VersionedCell } from './stored-cells.ts'

/** What other features say about the days of a roster. */
export interface RosterReaders {
  readLockedRuns: ReadLockedRuns
  readLeave: ReadLeave
}

const PersonRow = z.object({
  id: Id,
  emp_number: z.string(),
  employee_name: z.string(),
  gender: z.string().nullable(),
  start_date: IsoDate,
  end_date: IsoDate.nullable(),
})
type PersonRow = z.infer<typeof PersonRow>

const peopleIn = (language: Language) => `
  select e.id, e.emp_number, ${personName(language)} as employee_name, e.gender, e.start_date, e.end_date
  from ${EMPLOYEES} e where e.company_id = $1 and e.id = any($2) order by e.emp_number collate emp_number_order, e.id`

/** What publishing these drafts changes, with warnings; the facts are read in a fixed number of statements. */
export async function planDrafts(
  tx: Tx,
  drafts: readonly StoredCell[],
  language: Language,
  { readLockedRuns, readLeave }: RosterReaders,
): Promise<RosterDrafts> {
  const ids = [...new Set(drafts.map(({ employeeId }) => employeeId))]
  const warnings = drafts.length === 0 ? [] : await warningsOf(tx, { drafts, ids, language, readLeave })
  const counts = Map.groupBy(warnings, ({ code }) => code)
  return {
    cells: drafts.length,
    people: ids.length,
    version: versionOf(drafts),
    runs: await lockedRunsIn(tx, readLockedRuns, distinctRanges(drafts)),
    warnings: warnings.slice(0, MAX_WARNINGS),
    counts: WARNING_CODES.filter((code) => counts.has(code)).map((code) => ({
      code,
      count: counts.get(code)?.length ?? 0,
    })),
  }
}

/** A number that is another one if any of the drafts is another one; 0 without drafts. 48 bits of the SHA-1: nothing is protected by it. */
function versionOf(drafts: readonly StoredCell[]): number {
  if (drafts.length === 0) return 0
  const cells = drafts.map((cell) =>
    [cell.employeeId, cell.date, cell.version, cell.draftShiftId, cell.draftRemoves].join(' '),
  )
  return Number.parseInt(hash('sha1', cells.join('\n')).slice(0, 12), 16)
}

/** Stretches of days on which there is some draft. */
const distinctRanges = (drafts: readonly StoredCell[]) =>
  rangesOf([...new Set(drafts.map(({ date }) => date))].map((date) => ({ employeeId: 0, date })))

interface Facts {
  /** The first day, a Monday, and the number of days. */
  from: DayNumber
  length: number
  shifts: ReadonlyMap<number, TimedShift>
  base: ShiftCalendar<number>
  cells: ReadonlyMap<number, ReadonlyMap<DayNumber, VersionedCell>>
  leaves: ReadonlyMap<number, readonly DayLeave[]>
  daysOff: DaysOff
  published: ReadonlyMap<number, ReadonlySet<DayNumber>>
}

interface Planned {
  drafts: readonly StoredCell[]
  ids: readonly number[]
  language: Language
  readLeave: ReadLeave
}

/** Sorted by the weight of the warning, then by employee number and day. */
async function warningsOf(tx: Tx, planned: Planned): Promise<RosterWarning[]> {
  const facts = await readFacts(tx, planned)
  const people = await tx.query(PersonRow, peopleIn(planned.language), [tx.companyId, planned.ids])
  const warnings = people.flatMap((person) => warningsOfPerson(person, facts))
  return WARNING_CODES.flatMap((code) => warnings.filter((one) => one.code === code))
}

async function readFacts(tx: Tx, { drafts, ids, readLeave }: Planned): Promise<Facts> {
  const dates = drafts.map(({ date }) => date).sort()
  // Whole weeks, and the week before and after, for rows of working days.
  const from = addDays(mondayOf(dates[0] as string), -7)
  const to = addDays(mondayOf(dates.at(-1) as string), 13)
  const days = Map.groupBy(drafts, ({ employeeId }) => employeeId)
  return {
    from: dayNumber(from),
    length: dayNumber(to) - dayNumber(from) + 1,
    shifts: await readRosterShifts(tx),
    base: await readShiftIds(tx, from, to, ids),
    cells: await readCells(tx, { from, to, employeeIds: ids }),
    leaves: await readLeave(tx, from, to, ids),
    daysOff: await readDaysOff(tx, from, to, ids),
    published: new Map([...days].map(([id, own]) => [id, new Set(own.map(({ date }) => dayNumber(date)))])),
  }
}

const mondayOf = (day: string) => addDays(day, 1 - weekdayOf(day))

function warningsOfPerson(person: PersonRow, facts: Facts): RosterWarning[] {
  const plan = {
    from: facts.from,
    days: plannedDays(person, facts),
    firstDay: dayNumber(person.start_date),
    lastDay: person.end_date === null ? Number.POSITIVE_INFINITY : dayNumber(person.end_date),
  }
  return rosterWarnings(plan).map(({ code, day, amount }) => ({
    code,
    employee_id: person.id,
    emp_number: person.emp_number,
    employee_name: person.employee_name,
    date: dayOfNumber(day),
    amount,
  }))
}

function plannedDays({ id, gender }: PersonRow, facts: Facts): PlannedDay[] {
  const { from, length, shifts, base, daysOff } = facts
  const [cells, published] = [facts.cells.get(id), facts.published.get(id)]
  const leave = new Set((facts.leaves.get(id) ?? []).filter(isWhole).map(({ day }) => day))
  return Array.from({ length }, (_, at): PlannedDay => {
    const day = from + at
    const cell = cells?.get(day) ?? null
    const isChanged = published?.has(day) ?? false
    // Drafts that are not published now do not count.
    const stays = cell?.isPublished ? cell.shiftId : undefined
    const planned = isChanged ? plannedShift(cell) : stays
    const shiftId = planned === undefined ? base.shiftOn(id, day) : planned
    return {
      shift: shiftId === null ? null : (shifts.get(shiftId) ?? null),
      isChanged,
      isOnLeave: leave.has(day),
      isHoliday: daysOff.isHoliday({ id, isFemale: gender === 'female' }, day),
    }
  })
}

const isWhole = ({ part }: DayLeave) => part === 'full'
