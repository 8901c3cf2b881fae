import { useSearchParams } from 'react-router'
import { readDevice, writeDevice } from '../device.ts'

/** Page, order, search and filters of one list. They live in the address: a link brings them along, "back" takes them back. */
export interface ListState {
  page: number
  perPage: number
  /** A column's name, `-name` downwards. */
  sort: string | undefined
  search: string
  filters: Readonly<Record<string, string>>
  /** Changes some of them; everything but a page change begins at page 1 again. */
  change: (patch: {
    page?: number
    perPage?: number
    sort?: string
    search?: string
    filters?: Record<string, string | null>
  }) => void
  /** Sort, search, page size and filters as the address has them, in one order; what a saved view keeps. */
  query: string
  /** The list as such a text says, from the first page. */
  apply: (query: string) => void
  /** Back to the first page without search and filters. */
  clear: () => void
}

export interface ListOptions {
  /** Under which the page size is remembered; two lists on a page need two names and a `prefix`. */
  name: string
  /** The names of the filters, as in the route's query. */
  filters?: readonly string[]
  sort?: string
  perPage?: number
  prefix?: string
}

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
    // The address as it is now: a search that was typed before something was opened must not close it again.
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
      const given = new URLSearchParams(query)
      write({ page: null, ...Object.fromEntries(parts.map((part) => [part, given.get(part)])) }, false)
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
    clear: () => write(Object.fromEntries(['page', 'search', ...names].map((part) => [part, null])), false),
  }
}
