import type { z } from 'zod'
import type { RequestEngine } from '#features/requests/server/index.ts'
import type { RouteSpec } from '#kit/contract/route.ts'
import type { IdParam } from '#kit/contract/scalars.ts'
import { type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import type { CancelAnswer, CancelInput, CancelManyAnswer, CancelManyInput } from '../contract/requests.ts'
import { cancelMany, cancelOne, type RequestTable } from './cancel-requests.ts'

/** The calls that cancel requests of a kind. */
interface CancelRoutes {
  one: RouteSpec & {
    params: z.ZodObject<{ id: typeof IdParam }>
    body: typeof CancelInput
    answer: typeof CancelAnswer
  }
  many: RouteSpec & { body: typeof CancelManyInput; answer: typeof CancelManyAnswer }
}

/** HR cancels requests, one or several. */
export const cancelEndpoints = (
  { one, many }: CancelRoutes,
  table: RequestTable,
  engine: RequestEngine,
): Endpoint[] => [
  handle(many, (context) =>
    inCompany(context, async (tx) => ({
      data: await cancelMany(tx, context, engine, { table, ...context.body }),
    })),
  ),
  handle(one, (context) =>
    inCompany(context, async (tx) => ({
      data: await cancelOne(tx, context, engine, { table, id: context.params.id, ...context.body }),
    })),
  ),
]
