import { foldLao } from '#kit/contract/lao-folding.ts'

/** `order by …` of a list's `sort`: a name of `columns`, `-name` downwards; `last` makes the order total. */
export function orderBy(sort: string | undefined, columns: Record<string, string>, last: string): string {
  if (!sort) return `order by ${last}`
  const isDown = sort.startsWith('-')
  const column = columns[isDown ? sort.slice(1) : sort]
  return column ? `order by ${column} ${isDown ? 'desc' : 'asc'}, ${last}` : `order by ${last}`
}

/** The pattern of `like` that finds a folded text anywhere; null when nothing is searched for. */
export function searchPattern(search: string | undefined): string | null {
  if (!search) return null
  const folded = foldLao(search)
  return folded === '' ? null : `%${folded.replace(/[\\%_]/g, '\\$&')}%`
}

export const offsetOf = (query: { page: number; per_page: number }) => (query.page - 1) * query.per_page
