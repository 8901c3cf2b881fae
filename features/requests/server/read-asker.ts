import { z } from 'zod'
import { ACCOUNTS, ROLES_OF_ACCOUNTS } from '#features/access/server/index.ts'
import { EMPLOYEES, MANAGERS, personName } from '#features/employees/server/index.ts'
import { FULL_ROLES } from '#kit/contract/access-rules.ts'
import { Id, type Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { mayDo } from '#kit/server/permit.ts'
import type { Session } from '#kit/server/session.ts'
import type { Asker, Capacity } from '../domain/rights.ts'
import { delegatedKinds } from './delegations/delegated-kinds.ts'
import { type HrPeople, readHrPeople } from './hr-branches/read-hr-people.ts'
import type { RequestKind } from './request-kind.ts'

const OwnRow = z.object({ id: Id, department_id: Id.nullable(), is_line_manager: z.boolean() })

const OWN = `
  select e.id, m.department_id, m.is_line_manager from ${EMPLOYEES} e
  join ${MANAGERS} m on m.company_id = e.company_id and m.id = e.id
  where e.company_id = $1 and (e.id = $2 or (e.email <> '' and lower(e.email) = lower($3)))`

const hasRole = (role: string) =>
  `exists (select from ${ROLES_OF_ACCOUNTS} held where held.account_id = a.id and held.name = '${role}')`

const DeputyRow = z.object({
  account_id: Id,
  employee_id: Id,
  name: z.string(),
  department_id: Id.nullable(),
  is_line_manager: z.boolean(),
  is_hr: z.boolean(),
  is_director: z.boolean(),
  kinds: z.array(z.string()).nullable(),
  is_set_by_hr: z.boolean(),
})

/** Employees for whom the employee $2 decides today: those who have left, or have no account, hand nothing on. */
const standsInFor = (language: Language) => `
  select a.id as account_id, e.id as employee_id, ${personName(language)} as name, m.department_id,
    m.is_line_manager or ${hasRole('linemanager')} as is_line_manager, ${hasRole('hrmanager')} as is_hr,
    ${hasRole('director')} as is_director, g.kinds, g.is_set_by_hr
  from delegation g
  join ${EMPLOYEES} e on e.company_id = g.company_id and e.id = g.from_employee_id and e.deleted_at is null
    and (e.end_date is null or e.end_date >= today_in_laos())
  join ${MANAGERS} m on m.company_id = e.company_id and m.id = e.id
  join ${ACCOUNTS} a on a.company_id = e.company_id and a.employee_id = e.id and a.status = 'active'
  where g.company_id = $1 and g.to_employee_id = $2 and today_in_laos() between g.first_day and g.last_day
    and g.accepted_at is not null and g.revoked_at is null
  order by g.id`

/** Who looks at requests, with all rights that the session gives today. */
export async function readAsker(
  tx: Tx,
  session: Session,
  kinds: Iterable<RequestKind>,
  language: Language,
): Promise<Asker> {
  const { employeeId, roles } = session
  // A person of the provider inside a company is nobody of it, whatever the address.
  const people = session.entered
    ? []
    : await tx.query(OwnRow, OWN, [tx.companyId, employeeId ?? 0, session.email])
  const own = people.find(({ id }) => id === employeeId)
  const deputies =
    employeeId === null ? [] : await tx.query(DeputyRow, standsInFor(language), [tx.companyId, employeeId])
  const isAdmin = roles.includes(FULL_ROLES.company)
  const accounts = [session.accountId, ...deputies.map(({ account_id }) => account_id)]
  const hr = await readHrPeople(tx, accounts)
  const isManager = own !== undefined && (own.is_line_manager || roles.includes('linemanager'))
  const isHr = employeeId !== null && roles.includes('hrmanager')
  const declared = [...kinds]
  const sees = ({ view }: RequestKind) => view.some((permission) => mayDo(session, permission))
  const privates = declared.filter(({ isPrivate }) => isPrivate)
  const seen = declared.filter((kind) => !kind.isPrivate && (isHr || sees(kind)))
  return {
    accountId: session.accountId,
    ownIds: people.map(({ id }) => id),
    own: {
      ...{ employeeId, name: '', kinds: null, isHr },
      departmentId: isManager ? own.department_id : null,
      isDirector: employeeId !== null && roles.includes('director'),
      outside: isAdmin ? [] : hr.outside(session.accountId),
    },
    hrKinds: seen.filter((kind) => isHr || mayDo(session, kind.decide)).map(({ kind }) => kind),
    seenKinds: seen.map(({ kind }) => kind),
    privateKinds: privates.map(({ kind }) => kind),
    othersKinds: declared.filter(({ isForOthers }) => isForOthers).map(({ kind }) => kind),
    namedKinds: privates.filter((kind) => sees(kind) && mayDo(session, kind.decide)).map(({ kind }) => kind),
    isAdmin,
    standsInFor: deputies.map((row) => capacityOf(row, declared, hr)),
  }
}

const capacityOf = (
  row: z.infer<typeof DeputyRow>,
  declared: readonly RequestKind[],
  hr: HrPeople,
): Capacity => ({
  employeeId: row.employee_id,
  name: row.name,
  departmentId: row.is_line_manager ? row.department_id : null,
  isHr: row.is_hr,
  isDirector: row.is_director,
  kinds: delegatedKinds(row, declared),
  outside: hr.outside(row.account_id),
})
