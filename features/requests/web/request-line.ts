import type { Language } from '#kit/contract/scalars.ts'
import type { RequestFacts } from '../contract/facts.ts'
import { askedOf, describeFacts, sizeOf, whenOf } from '../domain/describe-facts.ts'
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

/** The same in two lines for a phone: 'Annual leave · 3 days' and '14–16/04/2026'. */
export function requestLines(
  { kind, facts }: { kind: string; facts: RequestFacts },
  language: Language,
): { what: string; when: string } {
  const { cancels_kind: cancels } = facts
  const joined = (parts: readonly string[]) => parts.filter(Boolean).join(' · ')
  const title = facts.title || kindTitle(cancels ?? kind, language)
  const what = joined([title, sizeOf(facts, language)])
  return {
    what: cancels === null ? what : `${kindTitle(kind, language)}: ${what}`,
    when: joined([whenOf(facts, language), askedOf(facts, language)]),
  }
}
