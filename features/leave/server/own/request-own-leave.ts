import { lockPerson } from '#features/employees/server/index.ts'
import {
  addDelegation,
  addRequest,
  changeFacts,
  lockedRunWarnings,
  type RequestEngine,
  requireAction,
  throwRefusals,
} from '#features/requests/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { audit } from '#kit/server/audit.ts'
import { employeeOf } from '#kit/server/employee-of.ts'
import { actorOf, type Context, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { changeOwnLeave, type OwnLeave, type OwnLeaveInput, requestOwnLeave } from '../../contract.ts'
import { LEAVE_REQUEST } from '../leave-request-kind.ts'
import { refusalsOf } from './check-own-leave.ts'
import { readOwnLeave } from './list-own-leave.ts'
import { countOwnDays } from './preview-own-leave.ts'

const TYPE = 'select from leave_type where company_id = $1 and id = $2 and deleted_at is null'

const ADD = `
  insert into leave_request (company_id, employee_id, leave_type_id, start_date, end_date, part, detail, status)
  values ($1, $2, $3, $4, $5, $6, $7, 'draft') returning id`

const CHANGE = `
  update leave_request set leave_type_id = $3, start_date = $4, end_date = $5, part = $6, detail = $7, version = version + 1
  where company_id = $1 and id = $2`

const valuesOf = ({ leave_type_id, start_date, end_date, part, detail }: OwnLeaveInput) => [
  ...[leave_type_id, start_date, end_date, part, detail],
]

/**
 * Refuses a leave that a rule does not allow, and counts its days. Locks the employee, so that of two requests for the last days of a
 * balance the second one sees the first. Throws `invalid_input` with the reasons under their fields, and `not_found`.
 */
async function judge(tx: Tx, context: Context, engine: RequestEngine, input: OwnLeaveInput, editedId = 0) {
  const employee_id = employeeOf(context)
  await lockPerson(tx, employee_id)
  if (!(await tx.exists(TYPE, [tx.companyId, input.leave_type_id]))) throw new AppError('not_found')
  const leave = { ...input, employee_id }
  const refusals = await refusalsOf(tx, leave, editedId, context.language)
  const isWrong = refusals.some(({ field }) => field === 'end_date')
  // A draft may have what would be refused, but not days that are none.
  if (!input.is_draft || isWrong) throwRefusals(refusals)
  const { days } = await countOwnDays(tx, leave, editedId)
  const range = { firstDay: leave.start_date, lastDay: leave.end_date }
  const warnings = await lockedRunWarnings(tx, engine.readLockedRuns, [range])
  return { days, warnings: warnings.length + refusals.length }
}

/** A deputy for the days of the leave: the request does not wait for the answer. */
async function askDeputy(
  tx: Tx,
  context: Context,
  engine: RequestEngine,
  { deputy_id, start_date, end_date, is_draft }: OwnLeaveInput,
): Promise<void> {
  if (deputy_id === null || is_draft) return
  const from = employeeOf(context)
  const days = { firstDay: start_date, lastDay: end_date }
  await addDelegation(tx, context, engine, { from, to: deputy_id, ...days, kinds: null, reason: '' })
}

async function request(tx: Tx, context: Context, engine: RequestEngine, input: OwnLeaveInput) {
  const { days, warnings } = await judge(tx, context, engine, input)
  const employeeId = employeeOf(context)
  const { id } = await tx.one(IdRow, ADD, [tx.companyId, employeeId, ...valuesOf(input)])
  const actor = actorOf(context)
  const saved = { kind: LEAVE_REQUEST, subjectId: id, warnings, days, isDraft: input.is_draft }
  await addRequest(tx, engine, actor, saved)
  await askDeputy(tx, context, engine, input)
  const leave = await readOwnLeave(tx, context, engine, id)
  await audit(tx, tx.companyId, actor, {
    ...{ action: 'create', entity: 'leave_request', entityId: id },
    after: { employee_id: employeeId, ...loggedOf(leave) },
  })
  return leave
}

const loggedOf = ({ leave_type_id, start_date, end_date, part, detail, status }: OwnLeave) => ({
  ...{ leave_type_id, start_date, end_date, part, detail, status },
})

async function change(
  tx: Tx,
  context: Context,
  engine: RequestEngine,
  { id, version, input: wanted }: { id: number; version: number; input: OwnLeaveInput },
): Promise<OwnLeave> {
  const before = await readOwnLeave(tx, context, engine, id)
  await requireAction(tx, context, engine, { id: before.request_id, action: 'edit' })
  if (before.version !== version) throw new AppError('stale_version')
  // What was sent is sent again.
  const input = { ...wanted, is_draft: wanted.is_draft && before.status === 'draft' }
  const { days, warnings } = await judge(tx, context, engine, input, id)
  await tx.execute(CHANGE, [tx.companyId, id, ...valuesOf(input)])
  const actor = actorOf(context)
  const saved = { kind: LEAVE_REQUEST, subjectId: id, warnings, days, isDraft: input.is_draft }
  await changeFacts(tx, engine, actor, saved)
  await askDeputy(tx, context, engine, input)
  const after = await readOwnLeave(tx, context, engine, id)
  await audit(tx, tx.companyId, actor, {
    ...{ action: 'update', entity: 'leave_request', entityId: id },
    ...{ before: loggedOf(before), after: loggedOf(after) },
  })
  return after
}

/** An employee asks for leave, and changes it while nobody has decided. */
export const requestOwn = (engine: RequestEngine): Endpoint[] => [
  handle(requestOwnLeave, (context) =>
    inCompany(context, async (tx) => ({
      data: await request(tx, context as unknown as Context, engine, context.body),
    })),
  ),
  handle(changeOwnLeave, (context) =>
    inCompany(context, async (tx) => {
      const { version, ...input } = context.body
      const changed = { id: context.params.leave_id, version, input }
      return { data: await change(tx, context as unknown as Context, engine, changed) }
    }),
  ),
]
