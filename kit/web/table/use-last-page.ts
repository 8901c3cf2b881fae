import { useEffect } from 'react'
import type { ListState } from './list-state.ts'

interface Answer {
  rows: readonly unknown[] | undefined
  total: number
  isStale: boolean
}

/** Goes to the last page if the page in the address is beyond it, because of an old link or deleted rows. */
export function useLastPage(state: ListState, { rows, total, isStale }: Answer): void {
  const isBeyond = !isStale && rows?.length === 0 && total > 0 && state.page > 1
  const last = Math.max(1, Math.ceil(total / state.perPage))
  useEffect(() => {
    if (isBeyond) state.change({ page: last })
  }, [isBeyond, last, state.change])
}
