import { z } from 'zod'

export const MAX_PER_PAGE = 200
const NO_FILTERS = {}

/** `?page&per_page&sort&search`: the part of a list's query that all lists share. `sort` is a column, `-column` downwards. */
export function listQuery<
  const Sort extends readonly [string, ...string[]],
  Filters extends z.ZodRawShape = typeof NO_FILTERS,
>(sortable: Sort, filters: Filters = {} as Filters) {
  const both = [...sortable, ...sortable.map((name) => `-${name}`)] as unknown as readonly [
    string,
    ...string[],
  ]
  return z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    per_page: z.coerce.number().int().min(1).max(MAX_PER_PAGE).default(25),
    sort: z.enum(both).optional(),
    search: z.string().trim().max(100).optional(),
    ...filters,
  })
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
