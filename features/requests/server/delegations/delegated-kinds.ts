import type { RequestKind } from '../request-kind.ts'

/**
 * The kinds of requests that a delegation hands on; null: all. HR sets delegations of others, but cannot hand on what only those who are
 * asked may see, and no decisions about money.
 */
export function delegatedKinds(
  { kinds, is_set_by_hr }: { kinds: readonly string[] | null; is_set_by_hr: boolean },
  declared: readonly RequestKind[],
): readonly string[] | null {
  if (!is_set_by_hr) return kinds
  const open = declared.filter(({ isPrivate, isMoney }) => !isPrivate && !isMoney).map(({ kind }) => kind)
  return kinds ? kinds.filter((kind) => open.includes(kind)) : open
}
