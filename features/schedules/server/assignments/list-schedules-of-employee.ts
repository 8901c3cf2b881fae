import { existingEmployees } from '#features/employees/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import { handle, inCompany } from '#kit/server/handler.ts'
import { listSchedulesOfEmployee, ScheduleAssignment } from '../../contract/schedules-of-employee.ts'
import { STATE } from './list-assignments.ts'

const LIST = `
  select a.id, a.schedule_id, s.name as schedule, a.first_day, a.last_day, ${STATE} as state
  from schedule_assignment a join schedule s on s.company_id = $1 and s.id = a.schedule_id
  where a.company_id = $1 and a.employee_id = $2 order by a.first_day desc`

export const showSchedulesOfEmployee = handle(listSchedulesOfEmployee, (context) =>
  inCompany(context, async (tx) => {
    const { id } = context.params
    if (!(await existingEmployees(tx, [id])).has(id)) throw new AppError('not_found')
    return { data: await tx.query(ScheduleAssignment, LIST, [tx.companyId, id]) }
  }),
)
