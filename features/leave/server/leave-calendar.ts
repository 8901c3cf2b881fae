import { z } from 'zod'
import {
  EMPLOYEES,
  JOIN_DEPARTMENT,
  PERSON_COLUMNS,
  PERSON_IS_VISIBLE,
  PERSON_SORTS,
  SEARCH_PERSON,
} from '#features/employees/server/index.ts'
import { type Outside, ofOwnBranches, readOutside } from '#features/requests/server/index.ts'
import type { RosterDayOff } from '#features/schedules/contract/roster.ts'
import { readNamedDaysOff } from '#features/schedules/server/index.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import { equals } from '#kit/server/list/list-sql.ts'
import { CalendarLeave, CalendarPerson, showLeaveCalendar, showTeamCalendar } from '../contract.ts'
import { LEAVE_TIME_COLUMNS } from './leave-times.ts'

const Person = CalendarPerson.omit({ leave: true })
type Person = z.infer<typeof Person>
interface Extra {
  daysOff: RosterDayOff[]
  /** What other HR people decide; nothing for colleagues. */
  outside: readonly Outside[]
}

const LeaveRow = CalendarLeave.extend({ employee_id: Id, leave_type: z.string() })

const LEAVE = `
  select r.employee_id, r.start_date, r.end_date, r.part, ${LEAVE_TIME_COLUMNS},
    r.status = 'success' as is_approved, t.name as leave_type
  from leave_request r join leave_type t on t.company_id = r.company_id and t.id = r.leave_type_id
  where r.company_id = $1 and r.employee_id = any($2) and r.status in ('pending', 'approved', 'success') and r.start_date <= $4
    and r.end_date >= $3
  order by r.start_date, r.id`

interface Range {
  from: string
  to: string
}

/** The leave of a page of people; `seesKind` says whose kinds the reader sees. */
async function withLeave(
  tx: Tx,
  people: readonly Person[],
  { from, to }: Range,
  seesKind: (employeeId: number) => boolean,
): Promise<CalendarPerson[]> {
  const ids = people.map(({ id }) => id)
  const rows = Map.groupBy(
    await tx.query(LeaveRow, LEAVE, [tx.companyId, ids, from, to]),
    ({ employee_id }) => employee_id,
  )
  return people.map((person) => ({
    ...person,
    leave: (rows.get(person.id) ?? []).map(({ employee_id, leave_type, ...leave }) => ({
      ...leave,
      leave_type: seesKind(employee_id) ? leave_type : null,
    })),
  }))
}

const common = {
  from: `${EMPLOYEES} e ${JOIN_DEPARTMENT}`,
  key: ['e.id'] as [string],
  row: Person,
  columns: { id: 'e.id', ...PERSON_COLUMNS, department: 'd.name' },
  search: SEARCH_PERSON,
  sorts: PERSON_SORTS,
  order: 'emp_number' as const,
}

const isEmployed = (from: string, to: string) =>
  `e.start_date <= ${to} and (e.end_date is null or e.end_date >= ${from})`

const hasLeave = (from: string, to: string) =>
  `exists (select from leave_request r where r.company_id = $1 and r.employee_id = e.id and r.status in ('pending', 'approved', 'success')
    and r.start_date <= ${to} and r.end_date >= ${from})`

const outsideOfLeave = readOutside('leave')
const isOfOwnBranches = ofOwnBranches('leave', 'e.id')

/** The leave of the company by employee, for HR; for HR people with branches that of the employees of these. */
export const leaveCalendar: ListDeclaration<typeof showLeaveCalendar, Person, Extra> = {
  ...common,
  prepare: async (tx, context) => ({
    daysOff: await readNamedDaysOff(tx, context.query.from, context.query.to),
    outside: await outsideOfLeave(tx, context),
  }),
  where: [
    'e.company_id = $1',
    PERSON_IS_VISIBLE,
    (param, { query }) => isEmployed(param(query.from), param(query.to)),
    (param, { extra }) => isOfOwnBranches(param, { extra: extra?.outside }),
  ],
  filters: {
    ...{ from: null, to: null },
    department_id: equals('e.department_id'),
    branch_id: equals('e.branch_id'),
    away: (_, param, { query }) => hasLeave(param(query.from), param(query.to)),
  },
  finishAll: (tx, people, { query }) => withLeave(tx, people, query, () => true),
  answer: ({ data, meta }, { extra }) => ({ data, meta, days_off: extra.daysOff }),
}

/** The colleagues of the reader's department, with the kinds of the own leave only. */
export const teamCalendar: ListDeclaration<typeof showTeamCalendar, Person, Extra> = {
  ...common,
  prepare: async (tx, { query }) => ({
    daysOff: await readNamedDaysOff(tx, query.from, query.to),
    outside: [],
  }),
  where: [
    'e.company_id = $1',
    PERSON_IS_VISIBLE,
    (param, { query }) => isEmployed(param(query.from), param(query.to)),
    (param, { session }) => {
      const own = param(session.employeeId)
      return `(e.id = ${own} or e.department_id = (
        select o.department_id from ${EMPLOYEES} o where o.company_id = $1 and o.id = ${own} and o.deleted_at is null))`
    },
  ],
  filters: { from: null, to: null },
  finishAll: (tx, people, { query, session }) =>
    withLeave(tx, people, query, (id) => id === session.employeeId),
  answer: ({ data, meta }, { extra }) => ({ data, meta, days_off: extra.daysOff }),
}

export const calendarEndpoints: Endpoint[] = [
  ...listEndpoints(showLeaveCalendar, leaveCalendar),
  ...listEndpoints(showTeamCalendar, teamCalendar),
]
