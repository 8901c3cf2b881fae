import type { z } from 'zod'
import type { DayLeave, DayNumber } from '#engines/attendance/types.ts'
import {
  EMPLOYEES,
  JOIN_DEPARTMENT,
  JOIN_POSITION,
  PERSON_COLUMNS,
  PERSON_IS_VISIBLE,
  PERSON_SORTS,
  SEARCH_PERSON,
} from '#features/employees/server/index.ts'
import { dayNumber } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import { equals } from '#kit/server/list/list-sql.ts'
import { type RosterDayOff, RosterPerson, type RosterShift, showRoster } from '../../contract/roster.ts'
import { stateOf } from '../../domain/roster-cell.ts'
import type { ShiftCalendar } from '../../domain/shift-calendar.ts'
import { readShiftIds } from '../read-shifts.ts'
import { readNamedDaysOff } from './read-named-days-off.ts'
import { readRosterShifts } from './roster-shifts.ts'
import { readCells, type VersionedCell } from './stored-cells.ts'

/** Approved leave on days of employees, inclusive; implemented by leave, a later feature. */
export type ReadLeave = (
  tx: Tx,
  from: string,
  to: string,
  employeeIds: readonly number[] | null,
) => Promise<ReadonlyMap<number, readonly DayLeave[]>>

const Person = RosterPerson.omit({
  base: true,
  states: true,
  shifts: true,
  drafts: true,
  versions: true,
  leave: true,
})
type Person = z.infer<typeof Person>

interface Extra {
  shifts: RosterShift[]
  days_off: RosterDayOff[]
}

const cellOf = (condition: string) => (from: string, to: string) =>
  `exists (select from roster_day c where c.company_id = $1 and c.employee_id = e.id and c.work_date between ${from} and ${to} and ${condition})`
const hasCell = cellOf('true')
const hasDraft = cellOf('c.has_draft')

const assignedOf = (condition: string) => (from: string, to: string) =>
  `exists (select from schedule_assignment a join schedule s on s.company_id = $1 and s.id = a.schedule_id
    where a.company_id = $1 and a.employee_id = e.id and a.first_day <= ${to} and (a.last_day is null or a.last_day >= ${from}) and ${condition})`
const isAssigned = assignedOf('true')
const isOnRoster = assignedOf(`s.purpose = 'roster'`)

/** The people of the board with their days. The statements are as many for one person as for 2,000. */
export const rosterListWith = (readLeave: ReadLeave): ListDeclaration<typeof showRoster, Person, Extra> => ({
  prepare: async (tx, { query }) => ({
    shifts: [...(await readRosterShifts(tx)).values()].map(({ shift }) => shift),
    days_off: await readNamedDaysOff(tx, query.from, query.to),
  }),
  from: `${EMPLOYEES} e ${JOIN_DEPARTMENT}`,
  joins: JOIN_POSITION,
  key: ['e.id'],
  where: [
    'e.company_id = $1',
    PERSON_IS_VISIBLE,
    (param, { query }) =>
      `e.start_date <= ${param(query.to)} and (e.end_date is null or e.end_date >= ${param(query.from)})`,
  ],
  row: Person,
  columns: {
    id: 'e.id',
    ...PERSON_COLUMNS,
    department: 'd.name',
    position: 'o.name',
    start_date: 'e.start_date',
    end_date: 'e.end_date',
    does_not_clock_in: 'e.does_not_clock_in',
  },
  filters: {
    from: null,
    to: null,
    department_id: equals('e.department_id'),
    branch_id: equals('e.branch_id'),
    position_id: equals('e.position_id'),
    schedule_id: (value, param, { query }) =>
      assignedOf(`a.schedule_id = ${param(value)}`)(param(query.from), param(query.to)),
    people(value, param, { query }) {
      const [from, to] = [param(query.from), param(query.to)]
      if (value === 'drafts') return hasDraft(from, to)
      if (value === 'rostered') return `(${hasCell(from, to)} or ${isOnRoster(from, to)})`
      return `not e.does_not_clock_in and not ${hasCell(from, to)} and not ${isAssigned(from, to)}`
    },
  },
  search: SEARCH_PERSON,
  sorts: { ...PERSON_SORTS, department: ['d.name collate lao', PERSON_SORTS.emp_number] },
  order: 'emp_number',
  finishAll: (tx, people, { query }) => withDays(tx, people, query, readLeave),
  answer: ({ data, meta }, { extra }) => ({ data, meta, ...extra }),
})

async function withDays(
  tx: Tx,
  people: readonly Person[],
  { from, to }: { from: string; to: string },
  readLeave: ReadLeave,
): Promise<RosterPerson[]> {
  const employeeIds = people.map(({ id }) => id)
  const base = await readShiftIds(tx, from, to, employeeIds)
  const cells = await readCells(tx, { from, to, employeeIds })
  const leaves = await readLeave(tx, from, to, employeeIds)
  const [first, last] = [dayNumber(from), dayNumber(to)]
  const days = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  return people.map((person) => ({
    ...person,
    base: baseOf(base, person.id, days),
    ...cellsOf(cells.get(person.id), days),
    leave: leaveOf(leaves.get(person.id), days),
  }))
}

const baseOf = ({ shiftOn }: ShiftCalendar<number>, employeeId: number, days: readonly DayNumber[]) =>
  days.map((day) => shiftOn(employeeId, day) ?? 0)

function cellsOf(cells: ReadonlyMap<DayNumber, VersionedCell> | undefined, days: readonly DayNumber[]) {
  if (!cells) return { states: '', shifts: [], drafts: [], versions: [] }
  const ofDays = days.map((day) => cells.get(day) ?? null)
  return {
    states: ofDays.map(stateOf).join(''),
    shifts: ofDays.map((cell) => cell?.shiftId ?? 0),
    drafts: ofDays.map((cell) => cell?.draftShiftId ?? 0),
    versions: ofDays.map((cell) => cell?.version ?? 0),
  }
}

const LETTERS = { full: 'f', morning: 'm', afternoon: 'a', hours: 'h' } as const

function leaveOf(leaves: readonly DayLeave[] | undefined, days: readonly DayNumber[]): string {
  if (!leaves) return ''
  const parts = new Map(leaves.map(({ day, part }) => [day, LETTERS[part]]))
  return days.map((day) => parts.get(day) ?? '.').join('')
}

export const boardEndpoints = (readLeave: ReadLeave): Endpoint[] =>
  listEndpoints(showRoster, rosterListWith(readLeave))
