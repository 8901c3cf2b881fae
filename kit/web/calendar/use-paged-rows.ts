import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AnswerOf, RouteSpec } from '#kit/contract/route.ts'
import { callLoosely } from '../client.ts'
import { routeKey } from '../query.ts'

interface Page {
  data: readonly unknown[]
  meta: { page: number; per_page: number; total: number }
}

/** The rows of a list by employee number, loaded in parts (`PagedDays`): `pages` has the answers so far. */
export function usePagedRows<R extends RouteSpec>(route: R, query: Record<string, unknown>, perPage: number) {
  const list = useInfiniteQuery({
    queryKey: routeKey(route, { grid: query }),
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) =>
      callLoosely(route, { query: { ...query, sort: 'emp_number', page, per_page: perPage }, signal }),
    getNextPageParam: (answer) => {
      const { meta } = answer as Page
      return meta.page * meta.per_page < meta.total ? meta.page + 1 : undefined
    },
  })
  const pages = list.data?.pages
  const rows = useMemo(() => pages?.flatMap((answer) => (answer as Page).data) ?? [], [pages])
  return { list, pages, rows: rows as RowOf<R>[] }
}

type RowOf<R extends RouteSpec> = AnswerOf<R> extends { data: readonly (infer Row)[] } ? Row : never
