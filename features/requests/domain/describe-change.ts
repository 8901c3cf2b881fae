import type { Language } from '#kit/contract/scalars.ts'
import { FactsChange, type RequestDecision } from '../contract/detail.ts'
import { describeFacts } from './describe-facts.ts'

/** What a change has replaced: '14/04/2026 18:00–22:00 → 14/04/2026 18:00–20:00'; '' without a change. */
export function describeChange(change: RequestDecision['change'], language: Language): string {
  if (!change) return ''
  const facts = FactsChange.safeParse(change)
  if (facts.success) {
    const { before, after } = facts.data
    return `${describeFacts(before, '', language)} → ${describeFacts(after, '', language)}`
  }
  return Object.keys({ ...change.before, ...change.after })
    .filter((name) => change.before[name] !== change.after[name])
    .map((name) => `${change.before[name] ?? '–'} → ${change.after[name] ?? '–'}`)
    .join(' · ')
}
