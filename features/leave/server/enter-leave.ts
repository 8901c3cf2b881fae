import { lockPerson } from '#features/employees/server/index.ts'
import { approveDays, lockedRunWarnings, type ReadLockedRuns } from '#features/schedules/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Context, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { readListRow } from '#kit/server/list/read-list.ts'
import { enterLeave, type Leave, type LeaveInput, listLeave } from '../contract.ts'
import { LEAVE_RANGE_TEXTS, leaveRangeFault } from '../domain/leave-range.ts'
import { leaveWarnings } from './leave-warnings.ts'
import { leaveList } from './list-leave.ts'

const ADD = `
  insert into leave_request (company_id, employee_id, leave_type_id, start_date, end_date, part, status, detail)
  values ($1, $2, $3, $4, $5, $6, 'success', $7)
  on conflict (company_id, employee_id, start_date, end_date, part, leave_type_id)
  where status not in ('rejected', 'cancelled') do nothing returning id`

/** HR enters leave, which is approved immediately. */
export const enterLeaveWith = (readLockedRuns: ReadLockedRuns): Endpoint =>
  handle(enterLeave, (context) =>
    inCompany(context, async (tx) => {
      const { body } = context
      checkRange(body, context.language)
      await requireParties(tx, body)
      const days = { firstDay: body.start_date, lastDay: body.end_date }
      const warnings = [
        ...(await leaveWarnings(tx, body)),
        ...(await lockedRunWarnings(tx, readLockedRuns, [days])),
      ]
      if (warnings.length > 0 && !body.confirmed) return { data: { leave: null, warnings } }
      return { data: { leave: await store(tx, body, context), warnings } }
    }),
  )

/** Throws `invalid_input` for days that cannot be one leave. */
export function checkRange(
  body: Pick<LeaveInput, 'start_date' | 'end_date' | 'part'>,
  language: Language,
): void {
  const fault = leaveRangeFault(body)
  if (fault)
    throw new AppError('invalid_input', { fields: { end_date: [LEAVE_RANGE_TEXTS[fault][language]] } })
}

/**
 * Throws `not_found` if the company does not have the employee or the leave type. Locks the employee: if overlapping
 * leave is entered at the same time, the second entry sees the first and gets a warning.
 */
export async function requireParties(
  tx: Tx,
  body: Pick<LeaveInput, 'employee_id' | 'leave_type_id'>,
): Promise<void> {
  await lockPerson(tx, body.employee_id)
  const exists = await tx.exists(
    'select 1 from leave_type where company_id = $1 and id = $2 and deleted_at is null',
    [tx.companyId, body.leave_type_id],
  )
  if (!exists) throw new AppError('not_found')
}

async function store(tx: Tx, body: LeaveInput, context: Context): Promise<Leave> {
  const actor = actorOf(context)
  const { employee_id, leave_type_id, start_date, end_date, part, detail } = body
  const values = [tx.companyId, employee_id, leave_type_id, start_date, end_date, part, detail]
  const added = await tx.maybeOne(IdRow, ADD, values)
  if (!added) throw new AppError('duplicate')
  const days = { employeeId: employee_id, firstDay: start_date, lastDay: end_date }
  await approveDays(tx, 'leave_request', [{ ...days, id: added.id }], actor)
  const leave = await readListRow(tx, listLeave, leaveList, context, [added.id])
  if (!leave) throw new AppError('not_found')
  await audit(tx, tx.companyId, actor, {
    action: 'create',
    entity: 'leave_request',
    entityId: added.id,
    after: leave,
  })
  return leave
}
