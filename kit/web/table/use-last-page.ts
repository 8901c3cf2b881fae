import { useEffect } from 'react'
import type { ListState } from './list-state.ts'

interface Answer {
  rows: readonly unknown[] | undefined
  total: number
  isStale: boolean
}

/** Goes to the last page where the address names one beyond it: a link that has grown old, or rows that were deleted from the last page. */
export function useLastPage(state: ListState, { rows, total, isStale }: Answer): void {
  const isBeyond = !isStale && rows?.length === 0 && total > 0 && state.page > 1
  const last = Math.max(1, Math.ceil(total / state.perPage))
  useEffect(() => {
    if (isBeyond) state.change({ page: last })
  }, [isBeyond, last, state.change])
}
