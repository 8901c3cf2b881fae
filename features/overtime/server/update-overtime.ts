import { lockPerson } from '#features/employees/server/index.ts'
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
import { listOvertime, type Overtime, OvertimeFacts, updateOvertime } from '../contract.ts'
import { overtimeList } from './list-overtime.ts'
import { overtimeWarnings, type Span } from './overtime-warnings.ts'
import { OVERTIME } from './stored-overtime.ts'

const UPDATE = `
  update overtime_request set work_date = $3, from_time = $4, to_time = $5, remark = $6, version = version + 1
  where company_id = $1 and id = $2 and not exists (
    select from overtime_request o where o.company_id = $1 and o.employee_id = $7 and o.id <> $2 and o.work_date = $3
      and o.from_time = $4 and o.to_time = $5 and o.status not in ('rejected', 'cancelled'))`

type Changed = Span & { remark: string }

/** HR changes approved overtime. The days before and after are derived again; payslips of approved runs stay as they are. */
export const updateOvertimeWith = (readLockedRuns: ReadLockedRuns): Endpoint =>
  handle(updateOvertime, (context) =>
    inCompany(context, async (tx) => {
      const { version, confirmed, ...values } = context.body
      const stored = await lockRequest(tx, OVERTIME, context.params.id, version)
      const overtime = { ...values, employee_id: stored.employeeId }
      await lockPerson(tx, stored.employeeId)
      const before = await readOvertime(tx, context, stored.id)
      const warnings = [
        ...(await overtimeWarnings(tx, overtime, stored.id)),
        ...(await lockedRunWarnings(tx, readLockedRuns, changedDays(before, overtime))),
      ]
      if (warnings.length > 0 && !confirmed) return { data: { overtime: null, warnings } }
      return { data: { overtime: await store(tx, context, stored, before, overtime), warnings } }
    }),
  )

export async function readOvertime(
  tx: Tx,
  context: Pick<Context, 'language'>,
  id: number,
): Promise<Overtime> {
  const overtime = await readListRow(tx, listOvertime, overtimeList, context, [id])
  if (!overtime) throw new AppError('not_found')
  return overtime
}

const DAY_FIELDS = ['work_date', 'from_time', 'to_time'] as const

/** The days before and after the change; none if it concerns only the remark. */
function changedDays(before: Overtime, after: Span) {
  if (DAY_FIELDS.every((field) => before[field] === after[field])) return []
  return [before, after].map(({ work_date }) => ({ firstDay: work_date, lastDay: work_date }))
}

async function store(tx: Tx, context: Context, stored: StoredRequest, before: Overtime, overtime: Changed) {
  if (changedDays(before, overtime).length === 0 && before.remark === overtime.remark) return before
  const { employee_id, work_date, from_time, to_time, remark } = overtime
  const span = [work_date, from_time, to_time, remark, employee_id]
  if ((await tx.execute(UPDATE, [tx.companyId, stored.id, ...span])) === 0) throw new AppError('duplicate')
  const after = await readOvertime(tx, context, stored.id)
  await recordChange(tx, context, OVERTIME, stored, {
    before,
    after,
    factsOf: (row) => OvertimeFacts.parse(row),
  })
  return readOvertime(tx, context, stored.id)
}
