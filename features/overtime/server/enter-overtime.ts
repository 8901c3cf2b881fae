import { lockPerson } from '#features/employees/server/index.ts'
import { approveDays, lockedRunWarnings, type ReadLockedRuns } from '#features/schedules/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Context, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { readListRow } from '#kit/server/list/read-list.ts'
import { enterOvertime, listOvertime, type Overtime, type OvertimeInput } from '../contract.ts'
import { overtimeList } from './list-overtime.ts'
import { overtimeWarnings } from './overtime-warnings.ts'

const ADD = `
  insert into overtime_request (company_id, employee_id, work_date, from_time, to_time, remark, status)
  values ($1, $2, $3, $4, $5, $6, 'success')
  on conflict (company_id, employee_id, work_date, from_time, to_time)
  where status not in ('rejected', 'cancelled') do nothing returning id`

/** HR enters overtime, which is approved immediately. */
export const enterOvertimeWith = (readLockedRuns: ReadLockedRuns): Endpoint =>
  handle(enterOvertime, (context) =>
    inCompany(context, async (tx) => {
      const { body } = context
      // Of overlapping spans that are entered at the same time, the second one sees the first.
      await lockPerson(tx, body.employee_id)
      const day = { firstDay: body.work_date, lastDay: body.work_date }
      const warnings = [
        ...(await overtimeWarnings(tx, body)),
        ...(await lockedRunWarnings(tx, readLockedRuns, [day])),
      ]
      if (warnings.length > 0 && !body.confirmed) return { data: { overtime: null, warnings } }
      return { data: { overtime: await store(tx, body, context), warnings } }
    }),
  )

async function store(tx: Tx, body: OvertimeInput, context: Context): Promise<Overtime> {
  const actor = actorOf(context)
  const { employee_id, work_date, from_time, to_time, remark } = body
  const values = [tx.companyId, employee_id, work_date, from_time, to_time, remark]
  const added = await tx.maybeOne(IdRow, ADD, values)
  if (!added) throw new AppError('duplicate')
  const days = { employeeId: employee_id, firstDay: work_date, lastDay: work_date }
  await approveDays(tx, 'overtime_request', [{ ...days, id: added.id }], actor)
  const overtime = await readListRow(tx, listOvertime, overtimeList, context, [added.id])
  if (!overtime) throw new AppError('not_found')
  await audit(tx, tx.companyId, actor, {
    action: 'create',
    entity: 'overtime_request',
    entityId: added.id,
    after: overtime,
  })
  return overtime
}
