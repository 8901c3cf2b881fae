import type { SelfCheckText } from './text.ts'

export type Say = (text: SelfCheckText['check']) => string

/** What a check found, in words that follow the language; `advice` says what to do about a problem. */
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

/** A check that has not been run, is running, or has found something. */
export type CheckState = 'idle' | 'running' | Outcome
