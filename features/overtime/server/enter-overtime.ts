import { changeRequest, enterRequest, type ReadLockedRuns } from '#features/schedules/server/index.ts'
import { type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { enterOvertime, updateOvertime } from '../contract.ts'
import { OVERTIME_KIND } from './overtime-kind.ts'

/** HR enters overtime, which is approved immediately, and changes approved overtime. */
export const enterOvertimeWith = (readLockedRuns: ReadLockedRuns): Endpoint[] => [
  handle(enterOvertime, (context) =>
    inCompany(context, async (tx) => {
      const { confirmed, ...values } = context.body
      const entry = { values, confirmed }
      const { row, warnings } = await enterRequest(tx, context, OVERTIME_KIND, readLockedRuns, entry)
      return { data: { overtime: row, warnings } }
    }),
  ),
  handle(updateOvertime, (context) =>
    inCompany(context, async (tx) => {
      const { version, confirmed, ...values } = context.body
      const change = { id: context.params.id, version, values, confirmed }
      const { row, warnings } = await changeRequest(tx, context, OVERTIME_KIND, readLockedRuns, change)
      return { data: { overtime: row, warnings } }
    }),
  ),
]
