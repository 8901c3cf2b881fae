import { type BulkOutcome, bulkParam, bulkRoute } from '#kit/contract/bulk.ts'
import { errorStatus } from '#kit/contract/error-register.ts'
import { errorBody, toAppError } from './errors.ts'
import type { Context, Endpoint } from './handler.ts'

/**
 * The endpoint that runs `endpoint` for several ids, one after the other. An error for one record does not
 * affect the others. Unexpected errors are logged and reported as an error of the record.
 */
export function bulkEndpoint(endpoint: Endpoint): Endpoint {
  const name = bulkParam(endpoint.route)
  return {
    route: bulkRoute(endpoint.route),
    run: async (context) => {
      const { ids } = context.body as unknown as { ids: number[] }
      const data: BulkOutcome[] = []
      for (const id of new Set(ids)) data.push(await outcomeOf(endpoint, context, { [name]: id }, id))
      return { data }
    },
  }
}

async function outcomeOf(
  endpoint: Endpoint,
  context: Context,
  params: object,
  id: number,
): Promise<BulkOutcome> {
  try {
    await endpoint.run({ ...context, params: params as never, body: undefined as never })
    return { id, error: null }
  } catch (thrown) {
    const error = toAppError(thrown)
    if (errorStatus(error.code) >= 500)
      context.reply.log.error({ err: error.cause ?? error, id }, 'bulk call failed')
    const { code, message } = errorBody(error, context.language)
    return { id, error: { code, message } }
  }
}
