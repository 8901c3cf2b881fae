import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { RouteSpec } from '#kit/contract/route.ts'
import { callLoosely } from '../client.ts'
import { routeKey } from '../query.ts'
import type { RowOf } from '../table/list-route.ts'
import { knownLabel, noteLabel } from './chosen-labels.ts'

/** An entry to choose. */
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
 * The choices of a list route while one types. Nothing is asked before the list is opened once. What is chosen stays behind the
 * matches with its name, so that a choice does not lose it when the search moves on.
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
  const [wanted] = useDebouncedValue(typed, 250)
  const names = useRef(new Map<string, string>())
  for (const { id, label } of chosen) names.current.set(String(id), label)
  for (const value of values.map(String)) {
    const label = knownLabel(route.path, value)
    if (label !== undefined && !names.current.has(value)) names.current.set(value, label)
  }
  // The box holds the label of the choice when it is opened; that is no search.
  const isLabel = values.some((value) => names.current.get(String(value)) === wanted)
  const input = {
    params: params ?? {},
    query: { ...query, per_page: SHOWN, search: isLabel ? undefined : wanted },
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
  const known = new Set(rows.map(({ value }) => value))
  const others = values.map(String).flatMap((value) => {
    const label = names.current.get(value)
    return label === undefined || known.has(value) ? [] : [{ value, label }]
  })
  return {
    data: [...rows, ...others],
    isLoading: list.isFetching && isStarted,
    search: setTyped,
    start: () => setStarted(true),
  }
}
