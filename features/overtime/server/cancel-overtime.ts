import { cancelMany, cancelOne, type ReadLockedRuns } from '#features/schedules/server/index.ts'
import { type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { cancelOvertime, cancelOvertimes } from '../contract.ts'
import { OVERTIME } from './stored-overtime.ts'

/** HR cancels overtime, one or several spans. */
export const cancelOvertimeWith = (readLockedRuns: ReadLockedRuns): Endpoint[] => [
  handle(cancelOvertimes, (context) =>
    inCompany(context, async (tx) => ({
      data: await cancelMany(tx, context, { table: OVERTIME, readLockedRuns, ...context.body }),
    })),
  ),
  handle(cancelOvertime, (context) =>
    inCompany(context, async (tx) => ({
      data: await cancelOne(tx, context, {
        ...{ table: OVERTIME, readLockedRuns, id: context.params.id },
        ...context.body,
      }),
    })),
  ),
]
