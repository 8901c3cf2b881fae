import { z } from 'zod'
import { ACCOUNTS, ROLES_OF_ACCOUNTS } from '#features/access/server/index.ts'
import { MANAGERS } from '#features/employees/server/index.ts'
import { DEPARTMENT_HEADS } from '#features/master-data/server/index.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Count } from '#kit/database/row-types.ts'
import type { Approver, Step } from '../../domain/transitions.ts'
import type { RequestEngine } from '../engine.ts'

/** The most persons that are asked in the place of each other before the line managers of the department are. */
const MOST_HOPS = 5

/** Employed today, with an account that can sign in: a condition on a row of `MANAGERS`. */
export const isActive = (
  person: string,
) => `(${person}.deleted_at is null and (${person}.end_date is null or ${person}.end_date >= today_in_laos())
  and exists (select from ${ACCOUNTS} a where a.company_id = $1 and a.employee_id = ${person}.id and a.status = 'active'))`

const WalkRow = z.object({ start: Id, seed: Count, hop: Count, person: Id, is_active: z.boolean() })

/**
 * The managers of employees, up to five persons each: first the own manager and those above, then the head of the department and those
 * above. Above a person is the person's manager, otherwise the head of the person's department.
 */
const WALK = `
  with recursive walk (start, seed, hop, person) as (
    select m.id, seed.no, 1, seed.person from ${MANAGERS} m
    left join ${DEPARTMENT_HEADS} d on d.company_id = m.company_id and d.id = m.department_id
    cross join lateral (values (1, m.manager_id), (2, d.head_employee_id)) as seed(no, person)
    where m.company_id = $1 and m.id = any($2) and seed.person is not null
    union all
    select w.start, w.seed, w.hop + 1, coalesce(p.manager_id, d.head_employee_id) from walk w
    join ${MANAGERS} p on p.company_id = $1 and p.id = w.person
    left join ${DEPARTMENT_HEADS} d on d.company_id = p.company_id and d.id = p.department_id
    where w.hop < ${MOST_HOPS} and coalesce(p.manager_id, d.head_employee_id) <> w.person
  )
  select w.start, w.seed, w.hop, w.person, ${isActive('p')} as is_active
  from walk w join ${MANAGERS} p on p.company_id = $1 and p.id = w.person
  order by w.start, w.seed, w.hop`

const PoolRow = z.object({ start: Id, department_id: Id })

/** The departments of employees that have another active line manager. */
const POOLS = `
  select m.id as start, m.department_id from ${MANAGERS} m
  where m.company_id = $1 and m.id = any($2) and exists (
    select from ${MANAGERS} p where p.company_id = $1 and p.department_id = m.department_id and p.id <> m.id and ${isActive('p')}
      and (p.is_line_manager or exists (select from ${ACCOUNTS} a join ${ROLES_OF_ACCOUNTS} held on held.account_id = a.id
        where a.company_id = $1 and a.employee_id = p.id and held.name = 'linemanager')))`

const ActiveRow = z.object({ id: Id })

const ACTIVE = `select p.id from ${MANAGERS} p where p.company_id = $1 and p.id = any($2) and ${isActive('p')}`

const DIRECTORS = `
  select p.id from ${MANAGERS} p where p.company_id = $1 and ${isActive('p')}
    and exists (select from ${ACCOUNTS} a join ${ROLES_OF_ACCOUNTS} held on held.account_id = a.id
      where a.company_id = $1 and a.employee_id = p.id and held.name = 'director')`

type AskedStep = Pick<Step, 'role' | 'approver_employee_id' | 'any_of'>

/** What is asked about: steps of a request about this employee. */
interface Asked {
  request: { kind: string; employee_id: number }
  steps: readonly AskedStep[]
}

/** Finds who is asked at a step of a request; nobody is asked about himself. */
export type FindApprover = (request: Asked['request'], step: AskedStep) => Approver

/** Who is asked at a step by name. */
export const peopleOf = ({ approver_employee_id: person, any_of }: AskedStep): readonly number[] =>
  any_of ?? (person === null ? [] : [person])

const everybody = (role: Step['role']): Approver => ({ role, employeeId: null, departmentId: null })

/** Reads who would be asked at all steps of these requests, in at most four statements. */
export async function readApprovers(
  tx: Tx,
  engine: RequestEngine,
  asked: readonly Asked[],
): Promise<FindApprover> {
  const has = (role: Step['role']) => asked.filter(({ steps }) => steps.some((step) => step.role === role))
  const led = [...new Set(has('linemanager').map(({ request }) => request.employee_id))]
  const managers = led.length > 0 ? await readManagers(tx, led) : new Map<number, Approver>()
  const named = has('named').flatMap(({ steps }) => steps.flatMap(peopleOf))
  const active = new Set(
    named.length > 0 ? (await tx.query(ActiveRow, ACTIVE, [tx.companyId, named])).map(({ id }) => id) : [],
  )
  const directors = has('director').length > 0 ? await tx.query(ActiveRow, DIRECTORS, [tx.companyId]) : []
  return ({ kind, employee_id: employeeId }, step) => {
    const { role, approver_employee_id: person } = step
    if (role === 'linemanager') return managers.get(employeeId) ?? { skip: 'no_line_manager' }
    if (role === 'named') {
      const people = peopleOf(step).filter((one) => one !== employeeId)
      if (people.length === 0 && person === employeeId) return { skip: 'own_request' }
      // In the place of those who have left: HR, or of a private request whom HR names (`name-approver.ts`).
      const isDecided = people.some((one) => active.has(one)) || engine.kinds.get(kind)?.isPrivate
      if (people.length === 0 || !isDecided) return everybody('hr')
      return { role, employeeId: person, departmentId: null, anyOf: step.any_of }
    }
    if (role === 'director')
      return everybody(directors.some(({ id }) => id !== employeeId) ? 'director' : 'companyadmin')
    return everybody(role)
  }
}

async function readManagers(tx: Tx, employeeIds: readonly number[]): Promise<Map<number, Approver>> {
  const found = new Map<number, Approver>()
  for (const { start, person, is_active } of await tx.query(WalkRow, WALK, [tx.companyId, employeeIds]))
    if (is_active && person !== start && !found.has(start))
      found.set(start, { role: 'linemanager', employeeId: person, departmentId: null })
  const left = employeeIds.filter((id) => !found.has(id))
  if (left.length === 0) return found
  for (const { start, department_id } of await tx.query(PoolRow, POOLS, [tx.companyId, left]))
    found.set(start, { role: 'linemanager', employeeId: null, departmentId: department_id })
  return found
}
