import type { EnteredRequests } from '#features/schedules/server/index.ts'
import { Id } from '#kit/contract/scalars.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { clock } from '#kit/server/list/list-sql.ts'
import { OvertimeRowInput } from '../contract.ts'
import { lacksReason } from '../domain/lacks-reason.ts'
import { checkOvertime, type OwnWarning } from './overtime-warnings.ts'
import { OVERTIME } from './stored-overtime.ts'

const ADD = `
  insert into overtime_request (company_id, employee_id, work_date, from_time, to_time, remark, status, entry_id)
  select $1, r.employee_id, r.work_date, r.from_time, r.to_time, r.remark, 'success', $7
  from unnest($2::bigint[], $3::date[], $4::time[], $5::time[], $6::text[]) as r(employee_id, work_date, from_time, to_time, remark)
  on conflict (company_id, employee_id, work_date, from_time, to_time)
  where status not in ('rejected', 'cancelled', 'draft') do nothing
  returning id, employee_id, work_date, ${clock('from_time')} as from_time, ${clock('to_time')} as to_time, remark`

const OF_ENTRY = `select id from overtime_request where company_id = $1 and entry_id = $2 and status = 'success'`

const AddedRow = OvertimeRowInput.extend({ id: Id, remark: OvertimeRowInput.shape.remark.unwrap() })

/** Overtime that is entered for many employees and days. */
export const MANY_OVERTIMES: EnteredRequests<OvertimeRowInput, OwnWarning> = {
  table: OVERTIME,
  check: async (tx, rows) =>
    (await checkOvertime(tx, rows)).map((check, at) => ({
      ...check,
      lacksReason: lacksReason(rows[at]?.remark ?? '', check.warnings),
    })),
  daysOf: ({ work_date }) => ({ firstDay: work_date, lastDay: work_date }),
  add: (tx, rows, entryId) =>
    tx.query(AddedRow, ADD, [
      tx.companyId,
      rows.map(({ employee_id }) => employee_id),
      rows.map(({ work_date }) => work_date),
      rows.map(({ from_time }) => from_time),
      rows.map(({ to_time }) => to_time),
      rows.map(({ remark }) => remark),
      entryId,
    ]),
  idsOf: async (tx, entryId) =>
    (await tx.query(IdRow, OF_ENTRY, [tx.companyId, entryId])).map(({ id }) => id),
  keyOf: ({ employee_id, work_date, from_time, to_time }) =>
    `${employee_id} ${work_date} ${from_time} ${to_time}`,
}
