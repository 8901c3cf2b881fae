import { z } from 'zod'
import { dataAnswer } from './lists.ts'
import { defineRoute, type RouteSpec } from './route.ts'
import { Id } from './scalars.ts'

/** Records that one bulk call takes; a longer selection is sent in several calls. */
export const MAX_BULK = 100

/** What became of one record of a bulk call: done, or refused for this reason, in the caller's language. */
export const BulkOutcome = z.object({
  id: Id,
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
})
export type BulkOutcome = z.infer<typeof BulkOutcome>

/** The parts of '/bank/:id/recover': what lies before the parameter, its name, and what is done. */
function partsOf({ path, method }: RouteSpec) {
  const [, before, name, after] = /^([^:]+)\/:(\w+)(?:\/([\w-]+))?$/.exec(path) ?? []
  if (!before || !name) throw new TypeError(`${path} names no single record`)
  return { before, name, verb: after ?? method.toLowerCase() }
}

/** The name of the parameter that a call of one record has. */
export const bulkParam = (one: RouteSpec): string => partsOf(one).name

/**
 * The call that does for several records what a call without a body does for one: `DELETE /bank/:id` becomes `POST /bank/bulk/delete`. Each
 * record is a transaction of its own and has its own outcome in the answer, in the order of the ids.
 */
export function bulkRoute(one: RouteSpec) {
  const { before, verb } = partsOf(one)
  return defineRoute({
    method: 'POST',
    path: `${before}/bulk/${verb}`,
    summary: `For several records, each with its own outcome: ${one.summary}`,
    access: one.access,
    body: z.object({ ids: z.array(Id).min(1).max(MAX_BULK) }),
    answer: dataAnswer(z.array(BulkOutcome)),
  })
}
