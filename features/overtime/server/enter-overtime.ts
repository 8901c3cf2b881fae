import { approveDays } from '#features/schedules/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import { actorOf, handle, inCompany } from '#kit/server/handler.ts'
import { enterOvertime, type Overtime, type OvertimeInput } from '../contract.ts'
import { OVERTIME_FROM, OVERTIME_SELECT } from './overtime-rows-query.ts'
import { overtimeWarnings } from './overtime-warnings.ts'

const ADD = `
  insert into overtime_request (company_id, employee_id, work_date, from_time, to_time, remark, status)
  values ($1, $2, $3, $4, $5, $6, 'success')
  on conflict (company_id, employee_id, work_date, from_time, to_time) do nothing returning id`

const EMPLOYEE = 'select 1 from employee where company_id = $1 and id = $2 and deleted_at is null'

/** HR enters overtime that it approves by entering it. */
export const enterOvertimeForEmployee = handle(enterOvertime, (context) =>
  inCompany(context, async (tx) => {
    const { body } = context
    if (!(await tx.maybeOne(EMPLOYEE, [tx.companyId, body.employee_id]))) throw new AppError('not_found')
    const warnings = await overtimeWarnings(tx, body)
    if (warnings.length > 0 && !body.confirmed) return { data: { overtime: null, warnings } }
    return { data: { overtime: await store(tx, body, actorOf(context)), warnings } }
  }),
)

async function store(tx: Tx, body: OvertimeInput, actor: Actor): Promise<Overtime> {
  const { employee_id, work_date, from_time, to_time, remark } = body
  const values = [tx.companyId, employee_id, work_date, from_time, to_time, remark]
  const added = await tx.maybeOne<{ id: number }>(ADD, values)
  if (!added) throw new AppError('duplicate')
  const days = { employeeId: employee_id, firstDay: work_date, lastDay: work_date }
  await approveDays(tx, 'overtime_request', [{ ...days, id: added.id }], actor)
  const overtime = await tx.one<Overtime>(`${OVERTIME_SELECT} ${OVERTIME_FROM} and r.id = $2`, [
    tx.companyId,
    added.id,
  ])
  await audit(tx, tx.companyId, actor, {
    action: 'create',
    entity: 'overtime_request',
    entityId: added.id,
    after: overtime,
  })
  return overtime
}
