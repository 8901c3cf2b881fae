import { lockPerson } from '#features/employees/server/index.ts'
import {
  type Asking,
  addDelegation,
  hasDeputy,
  lockedRunWarnings,
  type OwnRecords,
  ownRecordEndpoints,
  ownStatements,
  type RequestEngine,
  throwRefusals,
} from '#features/requests/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import { attachFormFiles } from '#kit/server/files/attach-files.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import { requireListRow } from '#kit/server/list/read-list.ts'
import {
  changeOwnLeave,
  listOwnLeave,
  type OwnLeave,
  type OwnLeaveInput,
  requestOwnLeave,
  showOwnLeave,
} from '../../contract.ts'
import { hoursOnly } from '../../domain/leave-range.ts'
import { LEAVE_FILES_KIND } from '../files/proof-sql.ts'
import { LEAVE_REQUEST } from '../leave-request-kind.ts'
import { refusalsOf } from './check-own-leave.ts'
import { ownLeaveList } from './list-own-leave.ts'
import { countOwnDays } from './preview-own-leave.ts'

const TYPE = 'select from leave_type where company_id = $1 and id = $2 and deleted_at is null'

/**
 * Refuses a leave that a rule does not allow, and counts its days. Locks the employee, so that of two requests for the last days of a
 * balance the second one sees the first. Throws `invalid_input` with the reasons under their fields, and `not_found`.
 */
async function judge(
  { tx, context: { language }, employeeId, engine }: Asking,
  sent: OwnLeaveInput,
  id: number,
) {
  const input = hoursOnly(sent)
  await lockPerson(tx, employeeId)
  if (!(await tx.exists(TYPE, [tx.companyId, input.leave_type_id]))) throw new AppError('not_found')
  const leave = { ...input, employee_id: employeeId }
  const refusals = await refusalsOf(tx, leave, id, language)
  const isWrong = refusals.some(({ field }) => field === 'end_date' || field === 'from_time')
  // A draft may have what would be refused, but not days that are none.
  if (!input.is_draft || isWrong) throwRefusals(refusals)
  const { leave_type_id, start_date, end_date, part, from_time, to_time, detail } = input
  const { days } = await countOwnDays(tx, leave, id)
  const range = { firstDay: start_date, lastDay: end_date }
  const warnings = await lockedRunWarnings(tx, engine.readLockedRuns, [range])
  return {
    ...{ values: [leave_type_id, start_date, end_date, part, detail, from_time, to_time], days },
    warnings: warnings.length + refusals.length,
  }
}

/** A deputy for the days of the leave: the request does not wait for the answer. */
async function askDeputy(
  { tx, context, employeeId, engine }: Asking,
  { deputy_id, start_date, end_date, is_draft }: OwnLeaveInput,
): Promise<void> {
  if (deputy_id === null || is_draft) return
  const deputy = { from: employeeId, to: deputy_id, firstDay: start_date, lastDay: end_date }
  // A leave that is changed keeps its deputy.
  if (await hasDeputy(tx, deputy)) return
  await addDelegation(tx, context, engine, { ...deputy, kinds: null, reason: '' })
}

/** Without `file_ids` the files stay as they are. Throws `file_gone` under its field. */
async function attach(
  { tx, context: { session, language } }: Asking,
  { file_ids: ids }: OwnLeaveInput,
  id: number,
): Promise<void> {
  if (ids === undefined) return
  const field = { owner: { kind: LEAVE_FILES_KIND, id }, purpose: 'document', ids } as const
  await attachFormFiles(tx, { ...field, accountId: session.accountId, language })
}

const OWN_LEAVES: OwnRecords<OwnLeaveInput, OwnLeave> = {
  kind: LEAVE_REQUEST,
  judge,
  ...ownStatements('leave_request', [
    ...['leave_type_id', 'start_date', 'end_date', 'part', 'detail'],
    ...['from_time', 'to_time'],
  ]),
  read: ({ tx, context, engine }, id) =>
    requireListRow(tx, listOwnLeave, ownLeaveList(engine), context, [id]),
  logged: ['leave_type_id', 'start_date', 'end_date', 'part', 'from_time', 'to_time', 'detail', 'status'],
  async afterSave(asking, input, id) {
    await attach(asking, input, id)
    await askDeputy(asking, input)
  },
}

/** An employee asks for leave, and changes it while nobody has decided. */
export const requestOwn = (engine: RequestEngine): Endpoint[] =>
  ownRecordEndpoints(
    engine,
    { show: showOwnLeave, request: requestOwnLeave, change: changeOwnLeave },
    OWN_LEAVES,
  )
