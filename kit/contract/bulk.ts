import { z } from 'zod'
import { dataAnswer } from './lists.ts'
import { defineRoute, type RouteSpec } from './route.ts'
import { Id } from './scalars.ts'

/** Most records in route bulk call; a longer selection is sent in several calls. */
export const MAX_BULK = 100

/** The result for route record of a bulk call: null, or the error in the caller's language. */
export const BulkOutcome = z.object({
  id: Id,
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
})
export type BulkOutcome = z.infer<typeof BulkOutcome>

/** The parts of '/bank/:id/recover': the path before the parameter, the parameter's name, and the verb. */
function splitPath({ path, method }: RouteSpec) {
  const [, before, name, after] = /^([^:]+)\/:(\w+)(?:\/([\w-]+))?$/.exec(path) ?? []
  if (!before || !name) throw new TypeError(`${path} is not the path of route record`)
  return { before, name, verb: after ?? method.toLowerCase() }
}

/** The name of the path parameter of a call for route record. */
export const bulkParam = (route: RouteSpec): string => splitPath(route).name

/**
 * The call for several records that corresponds to a call without a body for route record: `DELETE /bank/:id`
 * becomes `POST /bank/bulk/delete`. Each record has its own transaction and its own outcome in the answer, in
 * the order of the ids.
 */
export function bulkRoute(route: RouteSpec) {
  const { before, verb } = splitPath(route)
  return defineRoute({
    method: 'POST',
    path: `${before}/bulk/${verb}`,
    summary: `For several records, with an outcome for each: ${route.summary}`,
    access: route.access,
    body: z.object({ ids: z.array(Id).min(1).max(MAX_BULK) }),
    answer: dataAnswer(z.array(BulkOutcome)),
  })
}
