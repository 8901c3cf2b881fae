import { useSearchParams } from 'react-router'
import { readDevice, writeDevice } from '../device.ts'

/**
 * Page, order, search and filters of one list. They are part of the address, so links contain them and "back"
 * restores them.
 */
export interface ListState {
  page: number
  perPage: number
  /** A column's name, or `-name` for descending. */
  sort: string | undefined
  search: string
  filters: Readonly<Record<string, string>>
  /** Changes some of them; any change except of the page returns to page 1. */
  change: (patch: {
    page?: number
    perPage?: number
    sort?: string
    search?: string
    filters?: Record<string, string | null>
  }) => void
  /** Sorts by a column; by the column of the present order, the other way round. */
  sortBy: (name: string) => void
  /** Sort, search, page size and filters as in the address, in a fixed order; stored in saved views. */
  query: string
  /** Applies such a text, from the first page. */
  apply: (query: string) => void
  /** Back to the first page without search and filters. */
  clear: () => void
}

export interface ListOptions {
  /** The name for the stored page size; two lists on a page need two names and a `prefix`. */
  name: string
  /** The names of the filters, as in the route's query. */
  filters?: readonly string[]
  sort?: string
  perPage?: number
  prefix?: string
}

/** The order after a press on a column's title. */
export const nextSort = (sort: string | undefined, name: string) => (sort === name ? `-${name}` : name)

const wholeNumber = (text: string | null, fallback: number) =>
  text && /^\d{1,7}$/.test(text) ? Number(text) : fallback

export function useListState({
  name,
  filters: names = [],
  sort,
  perPage = 25,
  prefix = '',
}: ListOptions): ListState {
  const [address, setAddress] = useSearchParams()
  const key = (part: string) => prefix + part
  const remembered = wholeNumber(readDevice(`list:${name}:per_page`), perPage)
  const present = names.flatMap((filter) => {
    const value = address.get(key(filter))
    return value === null ? [] : [[filter, value] as const]
  })

  function write(entries: Record<string, string | null>, replace: boolean) {
    // Uses the current address: a delayed search must not close a dialog opened since.
    const current = new URLSearchParams(window.location.search)
    for (const [part, value] of Object.entries(entries)) {
      if (value === null || value === '') current.delete(key(part))
      else current.set(key(part), value)
    }
    setAddress(current, { replace, preventScrollReset: true })
  }

  const parts = ['sort', 'per_page', 'search', ...names]
  const own = new URLSearchParams(
    parts.flatMap((part) => {
      const value = address.get(key(part))
      return value ? [[part, value]] : []
    }),
  )

  return {
    query: own.toString(),
    apply: (query) => {
      const searchParams = new URLSearchParams(query)
      write({ page: null, ...Object.fromEntries(parts.map((part) => [part, searchParams.get(part)])) }, false)
    },
    page: wholeNumber(address.get(key('page')), 1),
    perPage: wholeNumber(address.get(key('per_page')), remembered),
    sort: address.get(key('sort')) ?? sort,
    search: address.get(key('search')) ?? '',
    filters: Object.fromEntries(present),
    change: ({ page, perPage: size, sort: order, search, filters }) => {
      if (size !== undefined) writeDevice(`list:${name}:per_page`, String(size))
      const entries: Record<string, string | null> = {
        page: page && page > 1 ? String(page) : null,
        ...filters,
      }
      if (size !== undefined) entries.per_page = String(size)
      if (order !== undefined) entries.sort = order
      if (search !== undefined) entries.search = search
      write(entries, search !== undefined)
    },
    // The order in the address: a second press can come before the first is rendered.
    sortBy: (column) => {
      const current = new URLSearchParams(window.location.search).get(key('sort')) ?? sort
      write({ page: null, sort: nextSort(current, column) }, false)
    },
    clear: () => write(Object.fromEntries(['page', 'search', ...names].map((part) => [part, null])), false),
  }
}
