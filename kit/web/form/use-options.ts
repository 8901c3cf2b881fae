import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { RouteSpec } from '#kit/contract/route.ts'
import { callLoosely } from '../client.ts'
import { routeKey } from '../query.ts'
import type { RowOf } from '../table/list-route.ts'
import { knownLabel, noteLabel } from './chosen-labels.ts'

/** An option. */
export interface Option {
  id: number
  label: string
}

const SHOWN = 30

interface Input {
  query?: Record<string, unknown> | undefined
  params?: Record<string, unknown> | undefined
}

/**
 * The options of a list route while typing. Nothing is loaded before the list is opened. Chosen options stay
 * after the matches, so that they keep their labels when the search changes.
 */
export function useOptions<R extends RouteSpec>(
  route: R,
  labelOf: (row: RowOf<R>) => string,
  { query, params }: Input,
  values: readonly number[],
  chosen: readonly Option[],
) {
  const [isStarted, setStarted] = useState(false)
  const [typed, setTyped] = useState('')
  const [searchText] = useDebouncedValue(typed, 250)
  const names = useRef(new Map<string, string>())
  for (const { id, label } of chosen) names.current.set(String(id), label)
  for (const value of values.map(String)) {
    const label = knownLabel(route.path, value)
    if (label !== undefined && !names.current.has(value)) names.current.set(value, label)
  }
  // When the box is opened it contains the label of the choice, which is not a search.
  const isLabel = values.some((value) => names.current.get(String(value)) === searchText)
  const input = {
    params: params ?? {},
    query: { ...query, per_page: SHOWN, search: isLabel ? undefined : searchText },
  }
  const list = useQuery({
    queryKey: routeKey(route, input),
    queryFn: async ({ signal }) =>
      (await callLoosely(route, { ...input, signal })) as unknown as { data: RowOf<R>[] },
    enabled: isStarted,
    placeholderData: keepPreviousData,
  })
  const rows = (list.data?.data ?? []).map((row) => ({
    value: String((row as { id: number }).id),
    label: labelOf(row),
    row,
  }))
  for (const { value, label } of rows) names.current.set(value, label)
  for (const value of values.map(String)) {
    const label = names.current.get(value)
    if (label !== undefined) noteLabel(route.path, value, label)
  }
  const matchIds = new Set(rows.map(({ value }) => value))
  const others = values.map(String).flatMap((value) => {
    const label = names.current.get(value)
    return label === undefined || matchIds.has(value) ? [] : [{ value, label }]
  })
  return {
    data: [...rows, ...others],
    isLoading: list.isFetching && isStarted,
    search: setTyped,
    start: () => setStarted(true),
  }
}
