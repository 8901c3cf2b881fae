import type { Language } from '#kit/contract/scalars.ts'
import { FactsChange, type RequestDecision } from '../contract/detail.ts'
import type { RequestFacts } from '../contract/facts.ts'
import { describeFacts } from './describe-facts.ts'

/** What a change has replaced: '14/04/2026 18:00–22:00 → 14/04/2026 18:00–20:00'; '' without a change. */
export function describeChange(change: RequestDecision['change'], language: Language): string {
  if (!change) return ''
  const facts = FactsChange.safeParse(change)
  if (facts.success) {
    const { before, after } = facts.data
    const describe = (one: RequestFacts) => describeFacts({ ...one, asked_from: null }, '', language)
    return `${describe(before)} → ${describe(after)}`
  }
  return Object.keys({ ...change.before, ...change.after })
    .filter((name) => change.before[name] !== change.after[name])
    .map((name) => `${change.before[name] ?? '–'} → ${change.after[name] ?? '–'}`)
    .join(' · ')
}
