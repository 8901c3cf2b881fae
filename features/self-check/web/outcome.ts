import type { SelfCheckText } from './text.ts'

export type Say = (text: SelfCheckText['check']) => string

/** The result of a check, as text in the current language; `advice` says how to fix a problem. */
export interface Outcome {
  isFine: boolean
  found: Say
  advice?: Say
}

export const fine = (found: Say): Outcome => ({ isFine: true, found })
export const problem = (found: Say, advice?: Say): Outcome => ({
  isFine: false,
  found,
  ...(advice && { advice }),
})

/** A check that has not been run, is running, or has a result. */
export type CheckState = 'idle' | 'running' | Outcome
