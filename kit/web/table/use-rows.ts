import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ListMeta } from '#kit/contract/lists.ts'
import type { RouteSpec } from '#kit/contract/route.ts'
import { ApiError } from '../api-error.ts'
import { callLoosely } from '../client.ts'
import { routeKey } from '../query.ts'
import type { ListState } from './list-state.ts'

const isLost = (error: Error | null) => error instanceof ApiError && error.status === 0

interface More {
  params?: unknown
  query?: Record<string, unknown>
  /** Reads the page again after this number of milliseconds. */
  every?: number | undefined
}

/**
 * The rows of a list route for the state of the list; the previous page stays visible, dimmed, while the next
 * one loads.
 */
export function useRows<Row>(route: RouteSpec, state: ListState, { params, query, every }: More) {
  const input = {
    params: params as Record<string, unknown>,
    query: {
      ...query,
      ...state.filters,
      page: state.page,
      per_page: state.perPage,
      sort: state.sort,
      search: state.search || undefined,
    },
  }
  const list = useQuery({
    queryKey: routeKey(route, input),
    queryFn: async ({ signal }) =>
      (await callLoosely(route, { ...input, signal })) as unknown as { data: Row[]; meta: ListMeta },
    placeholderData: keepPreviousData,
    refetchInterval: every ?? false,
  })
  return {
    rows: list.data?.data,
    total: list.data?.meta.total ?? 0,
    // Rows that were read before the network was lost stay; the shell says that it is lost.
    error: list.data && isLost(list.error) ? null : list.error,
    isStale: list.isPlaceholderData,
    retry: () => void list.refetch(),
  }
}
