import { DaysOfEmployee, markDaysAround } from '#features/schedules/server/index.ts'
import type { EntryChange, ListContext } from '#kit/server/master-data/list-context.ts'

const LEAVE = `
  select employee_id as "employeeId", start_date as "firstDay", end_date as "lastDay" from leave_request
  where company_id = $1 and leave_type_id = any($2)`

/** If a leave type changes between paid and unpaid, the days of its leave are derived again. */
export async function markLeaveOfKind({ tx }: ListContext, changes: readonly EntryChange[]): Promise<void> {
  const turned = changes.flatMap(({ before, after }) =>
    before && after && before.is_paid !== after.is_paid ? [after.id] : [],
  )
  if (turned.length === 0) return
  await markDaysAround(tx, await tx.query(DaysOfEmployee, LEAVE, [tx.companyId, turned]))
}
