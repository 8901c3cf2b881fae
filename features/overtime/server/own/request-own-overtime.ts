import { lockPerson } from '#features/employees/server/index.ts'
import {
  type Asking,
  lockedRunWarnings,
  type OwnRecords,
  ownRecordEndpoints,
  ownStatements,
  type RequestEngine,
  throwRefusals,
} from '#features/requests/server/index.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import { requireListRow } from '#kit/server/list/read-list.ts'
import {
  changeOwnOvertime,
  listOwnOvertime,
  type OwnOvertime,
  type OwnOvertimeInput,
  requestOwnOvertime,
  showOwnOvertime,
} from '../../contract.ts'
import { OVERTIME_REQUEST } from '../overtime-request-kind.ts'
import { judgeOvertime } from './check-own-overtime.ts'
import { ownOvertimeList } from './list-own-overtime.ts'

/**
 * Refuses overtime that a rule does not allow. Locks the employee, so that of two requests for the same time the second one sees the
 * first. Throws `invalid_input` with the reasons under their fields.
 */
async function judge(
  { tx, context: { language }, employeeId, engine }: Asking,
  input: OwnOvertimeInput,
  id: number,
) {
  await lockPerson(tx, employeeId)
  const span = { ...input, employee_id: employeeId }
  const { refusals, warnings } = await judgeOvertime(tx, span, id, language)
  if (!input.is_draft) throwRefusals(refusals)
  const { work_date, from_time, to_time, remark } = input
  const day = { firstDay: work_date, lastDay: work_date }
  const locked = await lockedRunWarnings(tx, engine.readLockedRuns, [day])
  return {
    values: [work_date, from_time, to_time, remark],
    warnings: warnings.length + locked.length + refusals.length,
  }
}

const OWN_OVERTIME: OwnRecords<OwnOvertimeInput, OwnOvertime> = {
  kind: OVERTIME_REQUEST,
  judge,
  ...ownStatements('overtime_request', ['work_date', 'from_time', 'to_time', 'remark']),
  read: ({ tx, context, engine }, id) =>
    requireListRow(tx, listOwnOvertime, ownOvertimeList(engine), context, [id]),
  logged: ['work_date', 'from_time', 'to_time', 'remark', 'status'],
}

/** An employee asks for overtime, and changes it while nobody has decided. */
export const requestOwn = (engine: RequestEngine): Endpoint[] =>
  ownRecordEndpoints(
    engine,
    { show: showOwnOvertime, request: requestOwnOvertime, change: changeOwnOvertime },
    OWN_OVERTIME,
  )
