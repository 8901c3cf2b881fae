import type { ReactNode } from 'react'
import { type BulkOutcome, bulkRoute, MAX_BULK } from '#kit/contract/bulk.ts'
import type { RouteSpec } from '#kit/contract/route.ts'
import { callLoosely } from '../client.ts'
import { refresh } from '../query.ts'

/** Something that is done with all selected rows. */
export interface BulkAction {
  label: string
  icon?: ReactNode
  danger?: boolean
  /** The call that does it with one row; the server offers the same for several (`bulkEndpoint`). */
  route: RouteSpec
}

/**
 * Does it with all ids, so many a call, and reads the screen anew at the end. `onProgress` tells how many have an outcome. A call that fails as
 * a whole throws `ApiError`; what was done before it is done.
 */
export async function runBulk(
  one: RouteSpec,
  ids: readonly number[],
  onProgress: (done: number) => void,
): Promise<BulkOutcome[]> {
  const route = bulkRoute(one)
  const outcomes: BulkOutcome[] = []
  try {
    for (let at = 0; at < ids.length; at += MAX_BULK) {
      const { data } = await callLoosely(route, { body: { ids: ids.slice(at, at + MAX_BULK) } })
      outcomes.push(...data)
      onProgress(outcomes.length)
    }
  } finally {
    await refresh()
  }
  return outcomes
}
