import type { AssignSchedule } from '#features/employees/server/index.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf } from '#kit/server/handler.ts'
import { requirePermission } from '#kit/server/permit.ts'
import { assignEmployees } from '../../contract/assignments.ts'
import { requireSchedule } from './require-schedule.ts'

/**
 * Puts an employee who was just added on a schedule from the first day. The days are already marked. Throws `forbidden`
 * without the permission to assign, and `not_found`.
 */
export const assignNewEmployee: AssignSchedule = async (tx, context, assignment) => {
  const { employeeId: employee_id, scheduleId, firstDay: first_day } = assignment
  requirePermission(context.session, assignEmployees.access)
  await requireSchedule(tx, scheduleId, 'for share')
  await tx.execute(
    `insert into schedule_assignment (company_id, employee_id, schedule_id, first_day) values ($1, $2, $3, $4)
     on conflict (company_id, employee_id, first_day) where position_link_id is null do nothing`,
    [tx.companyId, employee_id, scheduleId, first_day],
  )
  await audit(tx, tx.companyId, actorOf(context), {
    action: 'update',
    entity: 'schedule',
    entityId: scheduleId,
    before: { assigned: [] },
    after: { assigned: [{ employee_id, first_day, last_day: null }] },
  })
}
