import type { RequestEngine } from '#features/requests/server/index.ts'
import { changeRequest, enterRequest } from '#features/schedules/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { enterLeave, type LeaveInput, updateLeave } from '../contract.ts'
import { fieldOfRangeFault, hoursOnly, LEAVE_RANGE_TEXTS, leaveRangeFault } from '../domain/leave-range.ts'
import { LEAVE_KIND } from './leave-kind.ts'

/** HR enters leave, which is approved immediately, and changes approved leave. */
export const enterLeaveWith = (engine: RequestEngine): Endpoint[] => [
  handle(enterLeave, (context) => {
    const { confirmed, ...sent } = context.body
    const values = hoursOnly(sent)
    checkRange(values, context.language)
    return inCompany(context, async (tx) => {
      const entry = { values, confirmed }
      const { row, warnings } = await enterRequest(tx, context, LEAVE_KIND, engine, entry)
      return { data: { leave: row, warnings } }
    })
  }),
  handle(updateLeave, (context) => {
    const { version, confirmed, ...sent } = context.body
    const values = hoursOnly(sent)
    checkRange(values, context.language)
    return inCompany(context, async (tx) => {
      const change = { id: context.params.id, version, values, confirmed }
      const { row, warnings } = await changeRequest(tx, context, LEAVE_KIND, engine, change)
      return { data: { leave: row, warnings } }
    })
  }),
]

/** Throws `invalid_input` for days that cannot be one leave. */
export function checkRange(
  body: Pick<LeaveInput, 'start_date' | 'end_date' | 'part' | 'from_time' | 'to_time'>,
  language: Language,
): void {
  const fault = leaveRangeFault(body)
  if (fault)
    throw new AppError('invalid_input', {
      fields: { [fieldOfRangeFault(fault)]: [LEAVE_RANGE_TEXTS[fault][language]] },
    })
}
