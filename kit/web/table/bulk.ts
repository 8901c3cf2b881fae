import type { ReactNode } from 'react'
import { type BulkOutcome, bulkRoute, MAX_BULK } from '#kit/contract/bulk.ts'
import type { RouteSpec } from '#kit/contract/route.ts'
import { callLoosely } from '../client.ts'
import { refresh } from '../query.ts'

/** A bulk action for selected rows. */
export interface BulkAction {
  label: string
  icon?: ReactNode
  danger?: boolean
  /** The call for one row; the server has the same call for several rows (`bulkEndpoint`). */
  route: RouteSpec
  /**
   * Opens a dialog of the screen for the selected ids, instead of running the call for each. `clear` ends the selection;
   * `report` shows what was refused, by name, and keeps only those rows selected. `rowOf`: a selected row that was loaded.
   */
  onChosen?: (
    ids: number[],
    clear: () => void,
    report: ReportOutcomes,
    rowOf: (id: number) => object | undefined,
  ) => void
}

/** Tells the list how a bulk action of a screen's own dialog ended for each row. */
export type ReportOutcomes = (outcomes: readonly BulkOutcome[]) => void

/**
 * Runs the action for all ids in batches and reloads the screen at the end. `onProgress` gets the number of ids
 * with an outcome. A call that fails completely throws `ApiError`; earlier calls stay done.
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
