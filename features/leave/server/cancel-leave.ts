import { cancelMany, cancelOne, type ReadLockedRuns } from '#features/schedules/server/index.ts'
import { type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { cancelLeave, cancelLeaves } from '../contract.ts'
import { LEAVE } from './stored-leave.ts'

/** HR cancels leave, one or several. */
export const cancelLeaveWith = (readLockedRuns: ReadLockedRuns): Endpoint[] => [
  handle(cancelLeaves, (context) =>
    inCompany(context, async (tx) => ({
      data: await cancelMany(tx, context, { table: LEAVE, readLockedRuns, ...context.body }),
    })),
  ),
  handle(cancelLeave, (context) =>
    inCompany(context, async (tx) => ({
      data: await cancelOne(tx, context, {
        ...{ table: LEAVE, readLockedRuns, id: context.params.id },
        ...context.body,
      }),
    })),
  ),
]
