import { lockPerson } from '#features/employees/server/index.ts'
import type { HrEntryKind } from '#features/schedules/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import type { Context } from '#kit/server/handler.ts'
import { requireListRow } from '#kit/server/list/read-list.ts'
import { type Leave, LeaveFacts, type LeaveRowInput, listLeave } from '../contract.ts'
import { leaveWarnings, type OwnWarning } from './leave-warnings.ts'
import { leaveList } from './list-leave.ts'
import { LEAVE } from './stored-leave.ts'

const ADD = `
  insert into leave_request (company_id, employee_id, leave_type_id, start_date, end_date, part, status, detail, from_time, to_time)
  values ($1, $2, $3, $4, $5, $6, 'success', $7, $8, $9)
  on conflict (company_id, employee_id, start_date, end_date, part, leave_type_id, from_time, to_time)
  where status not in ('rejected', 'cancelled', 'draft') do nothing returning id`

const UPDATE = `
  update leave_request set leave_type_id = $3, start_date = $4, end_date = $5, part = $6, detail = $7, from_time = $9, to_time = $10,
    version = version + 1
  where company_id = $1 and id = $2 and not exists (
    select from leave_request o where o.company_id = $1 and o.employee_id = $8 and o.id <> $2 and o.leave_type_id = $3
      and o.start_date = $4 and o.end_date = $5 and o.part = $6
      and o.from_time is not distinct from $9 and o.to_time is not distinct from $10 and o.status not in ('rejected', 'cancelled', 'draft'))`

/** A leave with its last decision. Throws `not_found`. */
export function readLeave(tx: Tx, context: Pick<Context, 'language'>, id: number): Promise<Leave> {
  return requireListRow(tx, listLeave, leaveList, context, [id])
}

/**
 * Throws `not_found` if the company does not have the employee or the leave type. Locks the employee: if overlapping
 * leave is entered at the same time, the second entry sees the first and gets a warning.
 */
async function lockParties(tx: Tx, { employee_id, leave_type_id }: LeaveRowInput): Promise<void> {
  await lockPerson(tx, employee_id)
  const exists = await tx.exists(
    'select 1 from leave_type where company_id = $1 and id = $2 and deleted_at is null',
    [tx.companyId, leave_type_id],
  )
  if (!exists) throw new AppError('not_found')
}

/** Leave that HR enters and changes. */
export const LEAVE_KIND: HrEntryKind<Leave, LeaveRowInput, OwnWarning> = {
  table: LEAVE,
  read: readLeave,
  lockParties,
  warnings: leaveWarnings,
  daysOf: ({ start_date, end_date }) => ({ firstDay: start_date, lastDay: end_date }),
  dayFields: ['leave_type_id', 'start_date', 'end_date', 'part', 'from_time', 'to_time'],
  factsOf: (row) => LeaveFacts.parse(row),
  add: (tx, { employee_id, leave_type_id, start_date, end_date, part, detail, from_time, to_time }) =>
    tx.maybeOne(IdRow, ADD, [
      ...[tx.companyId, employee_id, leave_type_id],
      ...[start_date, end_date, part, detail, from_time, to_time],
    ]),
  async update(tx, id, { employee_id, leave_type_id, start_date, end_date, part, detail, ...hours }) {
    const { from_time, to_time } = hours
    const values = [leave_type_id, start_date, end_date, part, detail, employee_id, from_time, to_time]
    return (await tx.execute(UPDATE, [tx.companyId, id, ...values])) > 0
  },
}
