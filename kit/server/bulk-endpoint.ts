import { type BulkOutcome, bulkParam, bulkRoute } from '#kit/contract/bulk.ts'
import { errorStatus } from '#kit/contract/error-register.ts'
import { errorBody, toAppError } from './errors.ts'
import type { Context, Endpoint } from './handler.ts'

/**
 * The call that runs `one` for several ids, one after the other. What is refused for one record does not keep the others from being done; an
 * error that nobody foresaw is logged and counts as refused.
 */
export function bulkEndpoint(one: Endpoint): Endpoint {
  const name = bulkParam(one.route)
  return {
    route: bulkRoute(one.route),
    run: async (context) => {
      const { ids } = context.body as unknown as { ids: number[] }
      const data: BulkOutcome[] = []
      for (const id of new Set(ids)) data.push(await outcomeOf(one, context, { [name]: id }, id))
      return { data }
    },
  }
}

async function outcomeOf(one: Endpoint, context: Context, params: object, id: number): Promise<BulkOutcome> {
  try {
    await one.run({ ...context, params: params as never, body: undefined as never })
    return { id, error: null }
  } catch (thrown) {
    const error = toAppError(thrown)
    if (errorStatus(error.code) >= 500)
      context.reply.log.error({ err: error.cause ?? error, id }, 'bulk call failed')
    const { code, message } = errorBody(error, context.language)
    return { id, error: { code, message } }
  }
}
