import type { EnteredRequests } from '#features/schedules/server/index.ts'
import { Id } from '#kit/contract/scalars.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { LEAVE_TIMES, LeaveRowInput } from '../contract.ts'
import { hoursOnly } from '../domain/leave-range.ts'
import { checkRange } from './enter-leave.ts'
import { LEAVE_TIME_COLUMNS } from './leave-times.ts'
import { checkLeaves, type OwnWarning } from './leave-warnings.ts'
import { LEAVE } from './stored-leave.ts'

const ADD = `
  insert into leave_request (company_id, employee_id, leave_type_id, start_date, end_date, part, detail, status, entry_id, from_time,
    to_time)
  select $1, r.employee_id, r.leave_type_id, r.start_date, r.end_date, r.part, r.detail, 'success', $8,
    case when r.part = 'hours' then r.from_time end, case when r.part = 'hours' then r.to_time end
  from unnest($2::bigint[], $3::bigint[], $4::date[], $5::date[], $6::text[], $7::text[], $9::time[], $10::time[])
    as r(employee_id, leave_type_id, start_date, end_date, part, detail, from_time, to_time)
  on conflict (company_id, employee_id, start_date, end_date, part, leave_type_id, from_time, to_time)
  where status not in ('rejected', 'cancelled', 'draft') do nothing
  returning id, employee_id, leave_type_id, start_date, end_date, part, ${LEAVE_TIME_COLUMNS}, detail`

const OF_ENTRY = `select id from leave_request where company_id = $1 and entry_id = $2 and status = 'success'`

const AddedRow = LeaveRowInput.extend({ ...LEAVE_TIMES, id: Id, detail: LeaveRowInput.shape.detail.unwrap() })

/** Leave that is entered for many employees and days. */
export const MANY_LEAVES: EnteredRequests<LeaveRowInput, OwnWarning> = {
  table: LEAVE,
  refuse: checkRange,
  check: (tx, rows) => checkLeaves(tx, rows),
  daysOf: ({ start_date, end_date }) => ({ firstDay: start_date, lastDay: end_date }),
  add: (tx, rows, entryId) =>
    tx.query(AddedRow, ADD, [
      tx.companyId,
      rows.map(({ employee_id }) => employee_id),
      rows.map(({ leave_type_id }) => leave_type_id),
      rows.map(({ start_date }) => start_date),
      rows.map(({ end_date }) => end_date),
      rows.map(({ part }) => part),
      rows.map(({ detail }) => detail),
      entryId,
      rows.map(({ from_time }) => from_time),
      rows.map(({ to_time }) => to_time),
    ]),
  idsOf: async (tx, entryId) =>
    (await tx.query(IdRow, OF_ENTRY, [tx.companyId, entryId])).map(({ id }) => id),
  keyOf(row) {
    const { employee_id, leave_type_id, start_date, end_date, part, from_time, to_time } = hoursOnly(row)
    return `${employee_id} ${leave_type_id} ${start_date} ${end_date} ${part} ${from_time} ${to_time}`
  },
}
