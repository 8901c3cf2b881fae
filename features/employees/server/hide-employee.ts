import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Context, companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { LAST_DAY, markDaysChanged } from '#kit/server/mark-days-changed.ts'
import { deleteEmployee, type EmployeeDetail, recoverEmployee } from '../contract.ts'
import { scheduleEmployeeFiles } from './files/attach-employee-files.ts'
import { answerTo } from './guarded-employee.ts'
import { refreshEmployeeCount } from './insert-employees.ts'
import type { FollowLeaders } from './managers/follow-leaders.ts'
import { readEmployee } from './read-employee.ts'

/** Hides or recovers a record; repeating it changes nothing. Other records still refer to it. */
async function setHidden(
  context: Context,
  id: number,
  { hidden, followLeaders }: { hidden: boolean; followLeaders: FollowLeaders },
): Promise<EmployeeDetail> {
  const companyId = companyOf(context)
  return inCompany(context, async (tx: Tx) => {
    const before = await readEmployee(tx, companyId, id)
    const changed = await tx.execute(
      `update employee set deleted_at = $3::timestamptz, version = version + 1
       where company_id = $1 and id = $2 and (deleted_at is not null) <> ($3::timestamptz is not null)`,
      [companyId, id, hidden ? new Date() : null],
    )
    if (changed === 0) return before
    const after = await readEmployee(tx, companyId, id)
    const action = hidden ? 'delete' : 'recover'
    await audit(tx, companyId, actorOf(context), { action, entity: 'employee', entityId: id, before, after })
    await scheduleEmployeeFiles(tx, id, hidden)
    await refreshEmployeeCount(tx, companyId)
    const days = { firstDay: after.start_date, lastDay: after.end_date ?? LAST_DAY }
    await markDaysChanged(tx, { companyId, employeeId: id, ...days })
    await followLeaders(tx, actorOf(context))
    return after
  })
}

export const deleteOneEmployee = (followLeaders: FollowLeaders) =>
  handle(deleteEmployee, async (context) => {
    const hiding = { hidden: true, followLeaders }
    return {
      data: answerTo(
        context.session,
        await setHidden(context as unknown as Context, context.params.id, hiding),
      ),
    }
  })

export const recoverOneEmployee = (followLeaders: FollowLeaders) =>
  handle(recoverEmployee, async (context) => {
    const hiding = { hidden: false, followLeaders }
    return {
      data: answerTo(
        context.session,
        await setHidden(context as unknown as Context, context.params.id, hiding),
      ),
    }
  })
