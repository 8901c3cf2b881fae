import { approveDays } from '#features/schedules/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import { actorOf, handle, inCompany } from '#kit/server/handler.ts'
import { enterLeave, type Leave, type LeaveInput } from '../contract.ts'
import { LEAVE_RANGE_TEXTS, leaveRangeFault } from '../domain/leave-range.ts'
import { LEAVE_FROM, LEAVE_SELECT } from './leave-rows-query.ts'
import { leaveWarnings } from './leave-warnings.ts'

const ADD = `
  insert into leave_request (company_id, employee_id, leave_type_id, start_date, end_date, part, status, detail)
  values ($1, $2, $3, $4, $5, $6, 'success', $7)
  on conflict (company_id, employee_id, start_date, end_date, part, leave_type_id) do nothing returning id`

/** HR enters leave that it approves by entering it. */
export const enterLeaveForEmployee = handle(enterLeave, (context) =>
  inCompany(context, async (tx) => {
    const { body } = context
    checkRange(body, context.language)
    await requireParties(tx, body)
    const warnings = await leaveWarnings(tx, body)
    if (warnings.length > 0 && !body.confirmed) return { data: { leave: null, warnings } }
    return { data: { leave: await store(tx, body, actorOf(context)), warnings } }
  }),
)

function checkRange(body: LeaveInput, language: Language): void {
  const fault = leaveRangeFault(body)
  if (fault)
    throw new AppError('invalid_input', { fields: { end_date: [LEAVE_RANGE_TEXTS[fault][language]] } })
}

/** Throws `not_found` for an employee or a kind of leave that this company does not have. */
async function requireParties(tx: Tx, body: LeaveInput): Promise<void> {
  const found = await tx.maybeOne(
    `select 1 from employee e, leave_type t where e.company_id = $1 and e.id = $2 and e.deleted_at is null
       and t.company_id = $1 and t.id = $3 and t.deleted_at is null`,
    [tx.companyId, body.employee_id, body.leave_type_id],
  )
  if (!found) throw new AppError('not_found')
}

async function store(tx: Tx, body: LeaveInput, actor: Actor): Promise<Leave> {
  const { employee_id, leave_type_id, start_date, end_date, part, detail } = body
  const values = [tx.companyId, employee_id, leave_type_id, start_date, end_date, part, detail]
  const added = await tx.maybeOne<{ id: number }>(ADD, values)
  if (!added) throw new AppError('duplicate')
  const days = { employeeId: employee_id, firstDay: start_date, lastDay: end_date }
  await approveDays(tx, 'leave_request', [{ ...days, id: added.id }], actor)
  const leave = await tx.one<Leave>(`${LEAVE_SELECT} ${LEAVE_FROM} and r.id = $2`, [tx.companyId, added.id])
  await audit(tx, tx.companyId, actor, {
    action: 'create',
    entity: 'leave_request',
    entityId: added.id,
    after: leave,
  })
  return leave
}
