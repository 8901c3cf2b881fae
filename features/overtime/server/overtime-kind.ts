import { lockPerson } from '#features/employees/server/index.ts'
import type { HrEntryKind } from '#features/schedules/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import type { Context } from '#kit/server/handler.ts'
import { requireListRow } from '#kit/server/list/read-list.ts'
import { listOvertime, type Overtime, OvertimeFacts, type OvertimeRowInput } from '../contract.ts'
import { overtimeList } from './list-overtime.ts'
import { type OwnWarning, overtimeWarnings, refuseWithoutReason } from './overtime-warnings.ts'
import { FROM_TIME, TO_TIME } from './span-sql.ts'
import { OVERTIME } from './stored-overtime.ts'

const ADD = `
  insert into overtime_request (company_id, employee_id, work_date, from_time, to_time, remark, status)
  values ($1, $2, $3, $4, $5, $6, 'success')
  on conflict (company_id, employee_id, work_date, from_time, to_time)
  where status not in ('rejected', 'cancelled', 'draft') do nothing returning id`

/** What an approver has shortened stays so unless HR changes the times. */
const IS_SAME = `(r.work_date = $3 and ${FROM_TIME} = $4::time and ${TO_TIME} = $5::time)`
const UPDATE = `
  update overtime_request r set work_date = $3, remark = $6, version = r.version + 1,
    from_time = case when ${IS_SAME} then r.from_time else $4::time end, to_time = case when ${IS_SAME} then r.to_time else $5::time end,
    approved_from = case when ${IS_SAME} then r.approved_from end, approved_to = case when ${IS_SAME} then r.approved_to end
  where r.company_id = $1 and r.id = $2 and not exists (
    select from overtime_request o where o.company_id = $1 and o.employee_id = $7 and o.id <> $2 and o.work_date = $3
      and o.from_time = $4 and o.to_time = $5 and o.status not in ('rejected', 'cancelled', 'draft'))`

/** Overtime with its last decision. Throws `not_found`. */
export function readOvertime(tx: Tx, context: Pick<Context, 'language'>, id: number): Promise<Overtime> {
  return requireListRow(tx, listOvertime, overtimeList, context, [id])
}

/** Overtime that HR enters and changes. */
export const OVERTIME_KIND: HrEntryKind<Overtime, OvertimeRowInput, OwnWarning> = {
  table: OVERTIME,
  read: readOvertime,
  lockParties: (tx, { employee_id }) => lockPerson(tx, employee_id),
  warnings: overtimeWarnings,
  refuse: refuseWithoutReason,
  daysOf: ({ work_date }) => ({ firstDay: work_date, lastDay: work_date }),
  dayFields: ['work_date', 'from_time', 'to_time'],
  factsOf: (row) => OvertimeFacts.parse(row),
  add: (tx, { employee_id, work_date, from_time, to_time, remark }) =>
    tx.maybeOne(IdRow, ADD, [tx.companyId, employee_id, work_date, from_time, to_time, remark]),
  async update(tx, id, { employee_id, work_date, from_time, to_time, remark }) {
    const values = [work_date, from_time, to_time, remark, employee_id]
    return (await tx.execute(UPDATE, [tx.companyId, id, ...values])) > 0
  },
}
