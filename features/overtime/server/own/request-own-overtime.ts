import { lockPerson } from '#features/employees/server/index.ts'
import {
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
import {
  changeOwnOvertime,
  type OwnOvertime,
  type OwnOvertimeInput,
  requestOwnOvertime,
} from '../../contract.ts'
import { OVERTIME_REQUEST } from '../overtime-request-kind.ts'
import { judgeOvertime } from './check-own-overtime.ts'
import { readOwnOvertime } from './list-own-overtime.ts'

const ADD = `
  insert into overtime_request (company_id, employee_id, work_date, from_time, to_time, remark, status)
  values ($1, $2, $3, $4, $5, $6, 'draft') returning id`

const CHANGE = `
  update overtime_request set work_date = $3, from_time = $4, to_time = $5, remark = $6, version = version + 1
  where company_id = $1 and id = $2`

const valuesOf = ({ work_date, from_time, to_time, remark }: OwnOvertimeInput) => [
  ...[work_date, from_time, to_time, remark],
]

/**
 * Refuses overtime that a rule does not allow. Locks the employee, so that of two requests for the same time the second one sees the
 * first. Throws `invalid_input` with the reasons under their fields.
 */
async function judge(tx: Tx, context: Context, engine: RequestEngine, input: OwnOvertimeInput, editedId = 0) {
  const employee_id = employeeOf(context)
  await lockPerson(tx, employee_id)
  const span = { ...input, employee_id }
  const { refusals, warnings } = await judgeOvertime(tx, span, editedId, context.language)
  if (!input.is_draft) throwRefusals(refusals)
  const day = { firstDay: input.work_date, lastDay: input.work_date }
  const locked = await lockedRunWarnings(tx, engine.readLockedRuns, [day])
  return warnings.length + locked.length + refusals.length
}

const loggedOf = ({ work_date, from_time, to_time, remark, status }: OwnOvertime) => ({
  ...{ work_date, from_time, to_time, remark, status },
})

async function request(tx: Tx, context: Context, engine: RequestEngine, input: OwnOvertimeInput) {
  const warnings = await judge(tx, context, engine, input)
  const employeeId = employeeOf(context)
  const { id } = await tx.one(IdRow, ADD, [tx.companyId, employeeId, ...valuesOf(input)])
  const actor = actorOf(context)
  await addRequest(tx, engine, actor, {
    ...{ kind: OVERTIME_REQUEST, subjectId: id, warnings, isDraft: input.is_draft },
  })
  const overtime = await readOwnOvertime(tx, context, engine, id)
  await audit(tx, tx.companyId, actor, {
    ...{ action: 'create', entity: 'overtime_request', entityId: id },
    after: { employee_id: employeeId, ...loggedOf(overtime) },
  })
  return overtime
}

async function change(
  tx: Tx,
  context: Context,
  engine: RequestEngine,
  { id, version, input: wanted }: { id: number; version: number; input: OwnOvertimeInput },
): Promise<OwnOvertime> {
  const before = await readOwnOvertime(tx, context, engine, id)
  await requireAction(tx, context, engine, { id: before.request_id, action: 'edit' })
  if (before.version !== version) throw new AppError('stale_version')
  // What was sent is sent again.
  const input = { ...wanted, is_draft: wanted.is_draft && before.status === 'draft' }
  const warnings = await judge(tx, context, engine, input, id)
  await tx.execute(CHANGE, [tx.companyId, id, ...valuesOf(input)])
  const actor = actorOf(context)
  await changeFacts(tx, engine, actor, {
    ...{ kind: OVERTIME_REQUEST, subjectId: id, warnings, isDraft: input.is_draft },
  })
  const after = await readOwnOvertime(tx, context, engine, id)
  await audit(tx, tx.companyId, actor, {
    ...{ action: 'update', entity: 'overtime_request', entityId: id },
    ...{ before: loggedOf(before), after: loggedOf(after) },
  })
  return after
}

/** An employee asks for overtime, and changes it while nobody has decided. */
export const requestOwn = (engine: RequestEngine): Endpoint[] => [
  handle(requestOwnOvertime, (context) =>
    inCompany(context, async (tx) => ({
      data: await request(tx, context as unknown as Context, engine, context.body),
    })),
  ),
  handle(changeOwnOvertime, (context) =>
    inCompany(context, async (tx) => {
      const { version, ...input } = context.body
      const changed = { id: context.params.overtime_id, version, input }
      return { data: await change(tx, context as unknown as Context, engine, changed) }
    }),
  ),
]
