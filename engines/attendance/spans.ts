import type { LocalMinute } from './types.ts'

/** Minutes [from, to). */
export type Span = { from: LocalMinute; to: LocalMinute }

/** Merges spans: the same minutes as sorted spans that neither overlap nor touch. */
export function union(spans: readonly Span[]): Span[] {
  const result: Span[] = []
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = result.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else result.push({ ...span })
  }
  return result
}

/** The minutes of `spans` that lie in [from, to). */
export function within(spans: readonly Span[], from: LocalMinute, to: LocalMinute): Span[] {
  const result: Span[] = []
  for (const span of spans) push(result, Math.max(span.from, from), Math.min(span.to, to))
  return result
}

/** The minutes of `spans` that lie outside [from, to). */
export function without(spans: readonly Span[], from: LocalMinute, to: LocalMinute): Span[] {
  const result: Span[] = []
  for (const span of spans) {
    push(result, span.from, Math.min(span.to, from))
    push(result, Math.max(span.from, to), span.to)
  }
  return result
}

function push(spans: Span[], from: LocalMinute, to: LocalMinute): void {
  if (from < to) spans.push({ from, to })
}
