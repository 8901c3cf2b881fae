import { AmountTooLarge } from './fraction.ts'
import type { CannotPay, CannotPayCode } from './types.ts'

/**
 * Carries a problem from the line that detects it to `computePayslip`, which returns it. It never leaves the
 * engine.
 */
class Refusal extends Error {
  readonly problem: CannotPay
  constructor(problem: CannotPay) {
    super(problem.code)
    this.problem = problem
  }
}

/** Ends the calculation of this payslip. */
export function cannotPay(code: CannotPayCode, params: CannotPay['params']): never {
  throw new Refusal({ code, params })
}

/** Returns the amount in kip; ends the calculation if it is not a safe integer. */
export function safeKip(amount: number, what: string): number {
  if (!Number.isSafeInteger(amount)) cannotPay('amount_too_large', { what })
  return amount
}

/** Returns an amount of a company rule; ends the calculation unless it is whole kip and at least 0. */
export function ruleAmount(rule: string, amount: number): number {
  if (!Number.isSafeInteger(amount) || amount < 0) cannotPay('bad_rule', { rule, value: String(amount) })
  return amount
}

/** The problem that a thrown error carries. Rethrows any other error: it is a bug in the engine. */
export function problemOf(thrown: unknown): CannotPay {
  if (thrown instanceof Refusal) return thrown.problem
  if (thrown instanceof AmountTooLarge) return { code: 'amount_too_large', params: { what: 'line' } }
  throw thrown
}
