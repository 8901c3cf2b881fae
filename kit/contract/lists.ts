import { z } from 'zod'

export const MAX_PER_PAGE = 200

function paging(sortable: Sortable) {
  const both = [...sortable, ...sortable.map((name) => `-${name}`)] as unknown as readonly [
    string,
    ...string[],
  ]
  return {
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    per_page: z.coerce.number().int().min(1).max(MAX_PER_PAGE).default(25),
    sort: z.enum(both).optional(),
    search: z.string().trim().max(100).optional(),
  }
}
type Paging = ReturnType<typeof paging>
type Sortable = readonly [string, ...string[]]

/** `?page&per_page&sort&search`: the part of a list's query that all lists share. `sort` is a column, `-column` downwards. */
export function listQuery(sortable: Sortable): z.ZodObject<Paging>
export function listQuery<Filters extends z.ZodRawShape>(
  sortable: Sortable,
  filters: Filters,
): z.ZodObject<Paging & Filters>
export function listQuery(sortable: Sortable, filters: z.ZodRawShape = {}) {
  return z.object({ ...paging(sortable), ...filters })
}

export const ListMeta = z.object({ total: z.int(), page: z.int(), per_page: z.int() })
export type ListMeta = z.infer<typeof ListMeta>

/** `{data: [...], meta}`: the answer of a list. */
export function listAnswer<T extends z.ZodType>(row: T) {
  return z.object({ data: z.array(row), meta: ListMeta })
}

/** `{data}`: the answer of every other call. */
export function dataAnswer<T extends z.ZodType>(data: T) {
  return z.object({ data })
}
