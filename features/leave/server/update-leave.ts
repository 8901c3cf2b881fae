import {
  lockedRunWarnings,
  lockRequest,
  type ReadLockedRuns,
  recordChange,
  type StoredRequest,
} from '#features/schedules/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Context, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { readListRow } from '#kit/server/list/read-list.ts'
import { type Leave, type LeaveDays, LeaveFacts, listLeave, updateLeave } from '../contract.ts'
import { checkRange, requireParties } from './enter-leave.ts'
import { leaveWarnings } from './leave-warnings.ts'
import { leaveList } from './list-leave.ts'
import { LEAVE } from './stored-leave.ts'

const UPDATE = `
  update leave_request set leave_type_id = $3, start_date = $4, end_date = $5, part = $6, detail = $7, version = version + 1
  where company_id = $1 and id = $2 and not exists (
    select from leave_request o where o.company_id = $1 and o.employee_id = $8 and o.id <> $2 and o.leave_type_id = $3
      and o.start_date = $4 and o.end_date = $5 and o.part = $6 and o.status not in ('rejected', 'cancelled'))`

type Changed = LeaveDays & { detail: string }

/** HR changes approved leave. The days before and after are derived again; payslips of approved runs stay as they are. */
export const updateLeaveWith = (readLockedRuns: ReadLockedRuns): Endpoint =>
  handle(updateLeave, (context) =>
    inCompany(context, async (tx) => {
      const { version, confirmed, ...values } = context.body
      checkRange(values, context.language)
      const stored = await lockRequest(tx, LEAVE, context.params.id, version)
      const leave = { ...values, employee_id: stored.employeeId }
      await requireParties(tx, leave)
      const before = await readLeave(tx, context, stored.id)
      const warnings = [
        ...(await leaveWarnings(tx, leave, stored.id)),
        ...(await lockedRunWarnings(tx, readLockedRuns, changedDays(before, leave))),
      ]
      if (warnings.length > 0 && !confirmed) return { data: { leave: null, warnings } }
      return { data: { leave: await store(tx, context, stored, before, leave), warnings } }
    }),
  )

export async function readLeave(tx: Tx, context: Pick<Context, 'language'>, id: number): Promise<Leave> {
  const leave = await readListRow(tx, listLeave, leaveList, context, [id])
  if (!leave) throw new AppError('not_found')
  return leave
}

const DAY_FIELDS = ['leave_type_id', 'start_date', 'end_date', 'part'] as const

/** The days before and after the change; none if it concerns only the reason. */
function changedDays(before: Leave, after: LeaveDays) {
  if (DAY_FIELDS.every((field) => before[field] === after[field])) return []
  return [before, after].map(({ start_date, end_date }) => ({ firstDay: start_date, lastDay: end_date }))
}

async function store(tx: Tx, context: Context, stored: StoredRequest, before: Leave, leave: Changed) {
  if (changedDays(before, leave).length === 0 && before.detail === leave.detail) return before
  const { employee_id, leave_type_id, start_date, end_date, part, detail } = leave
  const days = [leave_type_id, start_date, end_date, part, detail, employee_id]
  if ((await tx.execute(UPDATE, [tx.companyId, stored.id, ...days])) === 0) throw new AppError('duplicate')
  const after = await readLeave(tx, context, stored.id)
  await recordChange(tx, context, LEAVE, stored, {
    before,
    after,
    factsOf: (row) => LeaveFacts.parse(row),
  })
  return readLeave(tx, context, stored.id)
}
