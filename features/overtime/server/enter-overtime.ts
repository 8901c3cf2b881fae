import type { RequestEngine } from '#features/requests/server/index.ts'
import { changeRequest, enterRequest } from '#features/schedules/server/index.ts'
import { type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { enterOvertime, updateOvertime } from '../contract.ts'
import { OVERTIME_KIND } from './overtime-kind.ts'

/** HR enters overtime, which is approved immediately, and changes approved overtime. */
export const enterOvertimeWith = (engine: RequestEngine): Endpoint[] => [
  handle(enterOvertime, (context) =>
    inCompany(context, async (tx) => {
      const { confirmed, ...values } = context.body
      const entry = { values, confirmed }
      const { row, warnings } = await enterRequest(tx, context, OVERTIME_KIND, engine, entry)
      return { data: { overtime: row, warnings } }
    }),
  ),
  handle(updateOvertime, (context) =>
    inCompany(context, async (tx) => {
      const { version, confirmed, ...values } = context.body
      const change = { id: context.params.id, version, values, confirmed }
      const { row, warnings } = await changeRequest(tx, context, OVERTIME_KIND, engine, change)
      return { data: { overtime: row, warnings } }
    }),
  ),
]
