import { formatInstant } from '#kit/web/format.ts'
import type { FactName } from './facts.ts'
import type { CheckState } from './outcome.ts'
import type { SelfCheckText } from './text.ts'
import { CHECKS, type CheckName } from './use-checks.ts'

export function stateName(state: CheckState): 'idle' | 'running' | 'fine' | 'problem' {
  if (typeof state === 'string') return state
  return state.isFine ? 'fine' : 'problem'
}

/** The whole result as plain text, for a mail or a chat with support. */
export function reportText(
  text: SelfCheckText,
  states: Readonly<Record<CheckName, CheckState>>,
  facts: Readonly<Record<FactName, string>>,
): string {
  const checks = CHECKS.map((name) => {
    const state = states[name]
    const found = typeof state === 'string' ? '' : ` – ${state.found(text.check)}`
    return `${text.check[name].name}: ${text.state[stateName(state)]}${found}`
  })
  const about = Object.entries(facts).map(([name, value]) => `${text.facts[name as FactName]}: ${value}`)
  const head = `Champa · ${text.title} · ${location.host} · ${formatInstant(new Date().toISOString())}`
  return [head, '', ...checks, '', ...about].join('\n')
}
