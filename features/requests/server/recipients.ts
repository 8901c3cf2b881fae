import { z } from 'zod'
import { ACCOUNTS, PERMISSIONS_OF_ACCOUNTS, ROLES_OF_ACCOUNTS } from '#features/access/server/index.ts'
import { MANAGERS } from '#features/employees/server/index.ts'
import { FULL_ROLES } from '#kit/contract/access-rules.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { isOutside } from '../domain/hr-branches.ts'
import { delegatedKinds } from './delegations/delegated-kinds.ts'
import type { RequestEngine } from './engine.ts'
import type { RequestEvent } from './events.ts'
import { readHrPeople } from './hr-branches/read-hr-people.ts'
import type { StoredRequest } from './stored-requests.ts'

const Handed = z.object({ id: Id, kinds: z.array(z.string()).nullable(), is_set_by_hr: z.boolean() })

const AccountRow = z.object({
  id: Id,
  employee_id: Id.nullable(),
  department_id: Id.nullable(),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
  stands_in_for: z.array(Handed),
})
type AccountRow = z.infer<typeof AccountRow>

/** The active accounts of the company that decide requests: by a role, a permission, as a line manager, by name ($2), or for another. */
const DECIDERS = `
  select a.id, a.employee_id, case when m.is_line_manager or 'linemanager' = any(held.names) then m.department_id end as department_id,
    held.names as roles, array(select p.name from ${PERMISSIONS_OF_ACCOUNTS} p where p.account_id = a.id and p.name = any($3)) as permissions,
    (select coalesce(json_agg(json_build_object('id', g.from_employee_id, 'kinds', g.kinds, 'is_set_by_hr', g.is_set_by_hr)), '[]'::json)
      from delegation g where g.company_id = $1 and g.to_employee_id = a.employee_id
      and today_in_laos() between g.first_day and g.last_day and g.accepted_at is not null and g.revoked_at is null) as stands_in_for
  from ${ACCOUNTS} a
  cross join lateral (select array(select h.name from ${ROLES_OF_ACCOUNTS} h where h.account_id = a.id) as names) held
  left join ${MANAGERS} m on m.company_id = a.company_id and m.id = a.employee_id
  where a.company_id = $1 and a.status = 'active' and (a.employee_id is null or a.employee_id = any($2) or m.is_line_manager
    or held.names && array['linemanager', 'hrmanager', 'director', '${FULL_ROLES.company}']
    or exists (select from ${PERMISSIONS_OF_ACCOUNTS} p where p.account_id = a.id and p.name = any($3))
    or exists (select from delegation g where g.company_id = $1 and g.to_employee_id = a.employee_id and g.revoked_at is null
      and g.accepted_at is not null and today_in_laos() between g.first_day and g.last_day))`

interface OpenStep {
  role: string
  approver_employee_id: number | null
  pool_department_id: number | null
  any_of: readonly number[] | null
  is_escalated?: boolean
}

/** Finds the accounts for which a step of a request waits. */
export type FindRecipients = (request: StoredRequest, step: OpenStep) => number[]

/** Reads who decides requests in this company, in one statement. */
export async function readRecipients(
  tx: Tx,
  { kinds }: RequestEngine,
  steps: readonly OpenStep[],
): Promise<FindRecipients> {
  const named = steps.flatMap(({ approver_employee_id, any_of }) => any_of ?? approver_employee_id ?? [])
  const declared = [...kinds.values()]
  const permissions = declared.flatMap(({ view, decide }) => [...view, decide])
  const accounts = await tx.query(AccountRow, DECIDERS, [tx.companyId, named, permissions])
  const { outside } = await readHrPeople(tx)
  const isHr = (account: AccountRow, request: StoredRequest) => {
    const { roles, permissions: held } = account
    const name = request.right_kind
    if (!roles.includes(FULL_ROLES.company) && isOutside(outside(account.id), request)) return false
    const kind = kinds.get(name)
    // HR among the employees has no list of private requests.
    if (roles.includes('hrmanager') && !kind?.isPrivate) return true
    if (roles.includes(FULL_ROLES.company)) return true
    return kind !== undefined && held.includes(kind.decide) && kind.view.some((one) => held.includes(one))
  }
  const isOwnStep = (account: AccountRow, request: StoredRequest, step: OpenStep) => {
    if (step.any_of) return account.employee_id !== null && step.any_of.includes(account.employee_id)
    if (step.approver_employee_id !== null) return account.employee_id === step.approver_employee_id
    if (step.role === 'linemanager')
      return step.pool_department_id !== null && account.department_id === step.pool_department_id
    if (step.role === 'hr') return isHr(account, request)
    return account.roles.includes(step.role === 'director' ? 'director' : FULL_ROLES.company)
  }
  return (request, step) => {
    const own = accounts.filter((account) => isOwnStep(account, request, step))
    const replaced = new Set(own.flatMap(({ employee_id }) => employee_id ?? []))
    replaced.delete(request.employee_id)
    const isDeputy = ({ stands_in_for }: AccountRow) =>
      stands_in_for.some((handed) => {
        const handedOn = delegatedKinds(handed, declared)
        return replaced.has(handed.id) && (handedOn === null || handedOn.includes(request.right_kind))
      })
    const deputies = accounts.filter(isDeputy)
    const hr = step.is_escalated ? accounts.filter((account) => isHr(account, request)) : []
    const all = [...own, ...deputies, ...hr].filter(({ employee_id }) => employee_id !== request.employee_id)
    return [...new Set(all.map(({ id }) => id))]
  }
}

const OwnAccountRow = z.object({ employee_id: Id, id: Id })

/** The accounts of employees: whom a decision about them is told. */
export async function accountsOfEmployees(
  tx: Tx,
  employeeIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await tx.query(
    OwnAccountRow,
    `select a.employee_id, a.id from ${ACCOUNTS} a where a.company_id = $1 and a.employee_id = any($2) and a.status = 'active'`,
    [tx.companyId, employeeIds],
  )
  return new Map(rows.map(({ employee_id, id }) => [employee_id, id]))
}

/** Something that happens to a request, before it is known who is told. */
export interface Happening extends Pick<RequestEvent, 'type' | 'stepNo'> {
  request: StoredRequest
  /** The step that waits; without it the requester is told. */
  step?: OpenStep
  /** Accounts that are told besides. */
  also?: readonly number[]
}

/** Hands what has happened to the feature that tells users; in at most two statements. */
export async function tell(
  tx: Tx,
  engine: RequestEngine,
  actor: { accountId: number | null; name: string },
  happenings: readonly Happening[],
): Promise<void> {
  if (happenings.length === 0) return
  const steps = happenings.flatMap(({ step }) => step ?? [])
  const recipients = steps.length > 0 ? await readRecipients(tx, engine, steps) : () => []
  const others = happenings.filter(({ step }) => !step).map(({ request }) => request.employee_id)
  const own = others.length > 0 ? await accountsOfEmployees(tx, others) : new Map<number, number>()
  const events = happenings.map(({ type, stepNo, request, step, also = [] }): RequestEvent => {
    // Of a kind about others, the employee is told nothing.
    const about = engine.kinds.get(request.kind)?.isForOthers ? null : own.get(request.employee_id)
    const requester = [about, request.requested_by].flatMap((id) => id ?? [])
    const told = new Set([...(step ? recipients(request, step) : requester), ...also])
    if (actor.accountId !== null) told.delete(actor.accountId)
    const { id: requestId, kind, employee_id: employeeId, facts } = request
    return { type, requestId, kind, employeeId, facts, stepNo, accountIds: [...told], actor: actor.name }
  })
  const heard = events.filter(({ accountIds }) => accountIds.length > 0)
  if (heard.length > 0) await engine.onRequestEvent(tx, heard)
}
