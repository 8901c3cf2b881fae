import { formatClock } from '#engines/attendance/calendar.ts'
import { lockPerson } from '#features/employees/server/index.ts'
import { INSERT_USE_DRAFT, UPDATE_USE } from '#features/leave/server/index.ts'
import { spanMinutes } from '#features/overtime/domain/overtime-span.ts'
import {
  type Asking,
  lockedRunWarnings,
  type OwnRecords,
  ownRecordEndpoints,
  previewSteps,
  type RequestEngine,
  throwRefusals,
} from '#features/requests/server/index.ts'
import { employeeOf } from '#kit/server/employee-of.ts'
import { type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { requireListRow } from '#kit/server/list/read-list.ts'
import {
  changeOwnUse,
  listOwnUses,
  type OwnUse,
  type OwnUseInput,
  previewOwnUse,
  requestOwnUse,
  showOwnUse,
} from '../../contract.ts'
import { OVERTIME_USE } from '../overtime-use-kind.ts'
import { judgeOwnUse } from './check-own-use.ts'
import { deriveRecent, ownUseList } from './list-own-uses.ts'

/**
 * Refuses what a rule does not allow. Locks the employee, so that of two requests for the last credit the second one sees the first.
 * Throws `invalid_input` with the reasons under their fields.
 */
async function judge(
  { tx, context: { language }, employeeId, engine }: Asking,
  input: OwnUseInput,
  id: number,
) {
  await lockPerson(tx, employeeId)
  const use = { ...input, employee_id: employeeId }
  const { refusals, typeId } = await judgeOwnUse(tx, use, id, language)
  // A draft may have what would be refused, but not times that are none.
  if (!input.is_draft || input.from_time === input.to_time) throwRefusals(refusals)
  const { use_date, from_time, to_time, remark } = input
  const day = { firstDay: use_date, lastDay: use_date }
  const locked = await lockedRunWarnings(tx, engine.readLockedRuns, [day])
  return {
    values: [typeId, use_date, from_time, to_time, remark],
    warnings: locked.length + refusals.length,
  }
}

const OWN_USES: OwnRecords<OwnUseInput, OwnUse> = {
  kind: OVERTIME_USE,
  judge,
  insert: INSERT_USE_DRAFT,
  update: UPDATE_USE,
  read: ({ tx, context, engine }, id) => requireListRow(tx, listOwnUses, ownUseList(engine), context, [id]),
  logged: ['use_date', 'from_time', 'to_time', 'remark', 'status'],
}

/** What own use would take, before it is sent. */
const preview = (engine: RequestEngine): Endpoint =>
  handle(previewOwnUse, async (context) => {
    const employee_id = employeeOf(context)
    await deriveRecent(context)
    return inCompany(context, async (tx) => {
      const { edited_id: editedId = 0, remark: _, ...input } = context.body
      const use = { ...input, employee_id }
      const { refusals, shift, credit, ...judged } = await judgeOwnUse(tx, use, editedId, context.language)
      const minutes = spanMinutes(use.from_time, use.to_time)
      const planned = { kind: 'overtime_use', employee_id, facts: { days: null, minutes } }
      const day = { firstDay: use.use_date, lastDay: use.use_date }
      return {
        data: {
          ...{ minutes, work_minutes: judged.minutes, refusals },
          is_whole_shift: judged.minutes > 0 && judged.minutes === judged.ofShift,
          shift: shift && { check_in: formatClock(shift.checkIn), check_out: formatClock(shift.checkOut) },
          ...{ credit_minutes: credit.taken, left_before: credit.before, left_after: credit.after },
          warnings: await lockedRunWarnings(tx, engine.readLockedRuns, [day]),
          steps: await previewSteps(tx, engine, planned, context.language),
        },
      }
    })
  })

/** An employee asks to use overtime, and changes it while nobody has decided. */
export const requestOwn = (engine: RequestEngine): Endpoint[] => [
  preview(engine),
  ...ownRecordEndpoints(engine, { show: showOwnUse, request: requestOwnUse, change: changeOwnUse }, OWN_USES),
]
