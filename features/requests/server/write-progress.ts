import type { Tx } from '#kit/database/database.ts'
import type { RequestStatus } from '../contract/status.ts'
import type { Step } from '../domain/transitions.ts'
import { RIGHT_KIND } from './stored-requests.ts'

/** The new state of a request. */
export interface NewState {
  id: number
  status: RequestStatus
  steps: readonly Step[]
  current: number | null
  isReturned?: boolean
}

const UPDATE = `
  update request r set status = n.status, current_step = n.current_step, is_returned = n.is_returned, version = r.version + 1,
    closed_at = case when n.status in ('success', 'rejected', 'cancelled') then $6::timestamptz end
  from unnest($2::bigint[], $3::text[], $4::smallint[], $5::boolean[]) as n(id, status, current_step, is_returned)
  where r.company_id = $1 and r.id = n.id`

const UPDATE_STEPS = `
  update request_step s set role = n.role, approver_employee_id = n.approver_employee_id, pool_department_id = n.pool_department_id,
    any_of = n.any_of::bigint[], status = n.status, skip_reason = n.skip_reason,
    opened_at = case when n.status = 'open' and s.status <> 'open' then $9::timestamptz else s.opened_at end,
    decided_at = case when n.status in ('open', 'waiting') then null when s.decided_at is null then $9::timestamptz else s.decided_at end,
    escalated_at = case when n.status = 'open' then s.escalated_at end
  from unnest($2::bigint[], $3::smallint[], $4::text[], $5::bigint[], $6::bigint[], $7::text[], $8::text[], $10::text[])
    as n(request_id, no, role, approver_employee_id, pool_department_id, status, skip_reason, any_of)
  where s.company_id = $1 and s.request_id = n.request_id and s.no = n.no`

/** Writes the new states of requests and of their steps, in two statements. The caller has locked them. */
export async function writeStates(tx: Tx, states: readonly NewState[]): Promise<void> {
  if (states.length === 0) return
  const now = new Date()
  await tx.execute(UPDATE, [
    tx.companyId,
    states.map(({ id }) => id),
    states.map(({ status }) => status),
    states.map(({ current }) => current),
    states.map(({ isReturned }) => isReturned === true),
    now,
  ])
  const rows = states.flatMap(({ id, steps }) => steps.map((step) => ({ ...step, request_id: id })))
  await tx.execute(UPDATE_STEPS, [...stepColumns(tx, rows), now, anyOfColumn(rows)])
}

const stepColumns = (tx: Tx, rows: readonly (Step & { request_id: number })[]) => [
  tx.companyId,
  rows.map(({ request_id }) => request_id),
  rows.map(({ no }) => no),
  rows.map(({ role }) => role),
  rows.map(({ approver_employee_id }) => approver_employee_id),
  rows.map(({ pool_department_id }) => pool_department_id),
  rows.map(({ status }) => status),
  rows.map(({ skip_reason }) => skip_reason),
]

/** As text: an array of arrays would have to be rectangular. */
const anyOfColumn = (rows: readonly Pick<Step, 'any_of'>[]) =>
  rows.map(({ any_of }) => any_of && `{${any_of.join(',')}}`)

const ADD_STEPS = `
  insert into request_step (company_id, request_id, no, kind, employee_id, role, approver_employee_id, pool_department_id, status, skip_reason,
    may_be_skipped, any_of, opened_at, decided_at)
  select $1, n.request_id, n.no, ${RIGHT_KIND}, r.employee_id, n.role, n.approver_employee_id, n.pool_department_id, n.status, n.skip_reason,
    n.may_be_skipped, n.any_of::bigint[], case when n.status in ('open', 'approved') then $10::timestamptz end,
    case when n.status in ('approved', 'skipped') then $10::timestamptz end
  from unnest($2::bigint[], $3::smallint[], $4::text[], $5::bigint[], $6::bigint[], $7::text[], $8::text[], $9::boolean[], $11::text[])
    as n(request_id, no, role, approver_employee_id, pool_department_id, status, skip_reason, may_be_skipped, any_of)
  join request r on r.company_id = $1 and r.id = n.request_id
  on conflict (company_id, request_id, no) do nothing`

/** Replaces the steps of requests: they start anew. The history of decisions stays. */
export async function replaceSteps(
  tx: Tx,
  requests: readonly { id: number; steps: readonly Step[] }[],
): Promise<void> {
  const ids = requests.map(({ id }) => id)
  await tx.execute('delete from request_step where company_id = $1 and request_id = any($2)', [
    tx.companyId,
    ids,
  ])
  const rows = requests.flatMap(({ id, steps }) => steps.map((step) => ({ ...step, request_id: id })))
  await tx.execute(ADD_STEPS, [
    ...stepColumns(tx, rows),
    rows.map(({ may_be_skipped }) => may_be_skipped),
    new Date(),
    anyOfColumn(rows),
  ])
}
