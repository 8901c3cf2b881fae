import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AnswerOf, RouteSpec } from '#kit/contract/route.ts'
import { callLoosely } from '#kit/web/client.ts'
import { routeKey } from '#kit/web/query.ts'
import type { ListState } from '#kit/web/table/list-state.ts'

/** A list's whole answer for its current state: its rows, and the `meta` of all rows (totals, counts). */
export function useListAnswer<R extends RouteSpec>(
  route: R,
  state: ListState,
  more: { params?: Record<string, unknown>; query?: Record<string, unknown> },
) {
  // The same input as the list's own query, so that both share one call.
  const input = {
    params: more.params,
    query: {
      ...more.query,
      ...state.filters,
      page: state.page,
      per_page: state.perPage,
      sort: state.sort,
      search: state.search || undefined,
    },
  }
  return useQuery<AnswerOf<R>>({
    queryKey: routeKey(route, input),
    queryFn: ({ signal }) => callLoosely(route, { ...input, signal } as never),
    placeholderData: keepPreviousData as never,
  })
}
