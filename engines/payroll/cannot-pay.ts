import { AmountTooLarge } from './fraction.ts'
import type { CannotPay, CannotPayCode } from './types.ts'

/**
 * Carries a problem from the line that meets it to `computePayslip`, which answers with it; never leaves the
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

/** A sum of kip, or the end of the calculation when it is no safe integer. */
export function safeKip(amount: number, what: string): number {
  if (!Number.isSafeInteger(amount)) cannotPay('amount_too_large', { what })
  return amount
}

/** An amount of one of the company's rules: whole kip, not below 0, or the end of the calculation. */
export function ruleAmount(rule: string, amount: number): number {
  if (!Number.isSafeInteger(amount) || amount < 0) cannotPay('bad_rule', { rule, value: String(amount) })
  return amount
}

/**
 * The problem behind what was thrown; anything that is no refusal is a mistake of the engine and thrown
 * again.
 */
export function problemOf(thrown: unknown): CannotPay {
  if (thrown instanceof Refusal) return thrown.problem
  if (thrown instanceof AmountTooLarge) return { code: 'amount_too_large', params: { what: 'line' } }
  throw thrown
}
