import type { LockedDays } from '#features/schedules/contract/requests.ts'
import {
  cancelEntry,
  type EnteredRequests,
  enterMany,
  latestEntries,
  type ReadLockedRuns,
} from '#features/schedules/server/index.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import {
  cancelLeaveEntry,
  enterLeaves,
  LeaveRowInput,
  type LeaveWarning,
  listLeaveEntries,
} from '../contract.ts'
import { checkRange } from './enter-leave.ts'
import { checkLeaves } from './leave-warnings.ts'
import { LEAVE } from './stored-leave.ts'

const ADD = `
  insert into leave_request (company_id, employee_id, leave_type_id, start_date, end_date, part, detail, status, entry_id)
  select $1, r.employee_id, r.leave_type_id, r.start_date, r.end_date, r.part, r.detail, 'success', $8
  from unnest($2::bigint[], $3::bigint[], $4::date[], $5::date[], $6::text[], $7::text[])
    as r(employee_id, leave_type_id, start_date, end_date, part, detail)
  on conflict (company_id, employee_id, start_date, end_date, part, leave_type_id)
  where status not in ('rejected', 'cancelled') do nothing
  returning id, employee_id, leave_type_id, start_date, end_date, part, detail`

const AddedRow = LeaveRowInput.extend({ id: Id, detail: LeaveRowInput.shape.detail.unwrap() })

/** Leave that is entered for many employees and days. */
const MANY_LEAVES: EnteredRequests<LeaveRowInput, Exclude<LeaveWarning, LockedDays>> = {
  subject: 'leave_request',
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
    ]),
  keyOf: ({ employee_id, leave_type_id, start_date, end_date, part }) =>
    `${employee_id} ${leave_type_id} ${start_date} ${end_date} ${part}`,
}

const OF_ENTRY = `select id from leave_request where company_id = $1 and entry_id = $2 and status = 'success'`

async function idsOf(tx: Tx, entryId: number): Promise<number[]> {
  return (await tx.query(IdRow, OF_ENTRY, [tx.companyId, entryId])).map(({ id }) => id)
}

/** The calls that enter leave of many employees and days, list such entries, and cancel them. */
export const manyLeavesWith = (readLockedRuns: ReadLockedRuns): Endpoint[] => [
  handle(enterLeaves, (context) =>
    inCompany(context, async (tx) => {
      for (const row of context.body.rows) checkRange(row, context.language)
      return { data: await enterMany(tx, context, MANY_LEAVES, readLockedRuns, context.body) }
    }),
  ),
  handle(listLeaveEntries, (context) =>
    inCompany(context, async (tx) => ({ data: await latestEntries(tx, 'leave_request') })),
  ),
  handle(cancelLeaveEntry, (context) =>
    inCompany(context, async (tx) => ({
      data: await cancelEntry(tx, context, {
        ...{ table: LEAVE, idsOf, readLockedRuns, entryId: context.params.leave_entry_id },
        ...context.body,
      }),
    })),
  ),
]
