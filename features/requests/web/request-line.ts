import type { Language } from '#kit/contract/scalars.ts'
import type { RequestFacts } from '../contract/facts.ts'
import { describeFacts } from '../domain/describe-facts.ts'
import { kindTitle } from './kinds.ts'

/** A request of any kind in a line: 'Annual leave · 14–16/04/2026 · 3 days'; of a cancellation what it cancels. */
export function requestLine(
  { kind, facts }: { kind: string; facts: RequestFacts },
  language: Language,
): string {
  const title = kindTitle(kind, language)
  const { cancels_kind: cancels } = facts
  if (cancels === null) return describeFacts(facts, title, language)
  return `${title}: ${describeFacts(facts, kindTitle(cancels, language), language)}`
}
