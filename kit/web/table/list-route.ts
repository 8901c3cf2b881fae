import type { z } from 'zod'
import type { AnswerOf, RouteSpec } from '#kit/contract/route.ts'

/** The row of a list route: the element of its `data`. */
export type RowOf<R extends RouteSpec> =
  AnswerOf<R> extends { data: readonly (infer Row extends object)[] } ? Row : never

/** The sort names of a list and whether it can be searched, from its contract. */
export function listAbilities(route: RouteSpec): { sortable: Set<string>; searchable: boolean } {
  const shape: Record<string, z.ZodType> = route.query?.shape ?? {}
  const sort = shape.sort as { unwrap?: () => { options?: readonly string[] } } | undefined
  return { sortable: new Set(sort?.unwrap?.().options ?? []), searchable: 'search' in shape }
}
