import { agreementOn, type LeaveAgreement, type LeaveRight } from './leave-balance.ts'

/** A leave type with the rules that decide who can take it. */
export type UsableRules = LeaveRight & {
  category: string
  by_date: boolean
  /** 'YYYY-MM-DD'; with `by_date` the leave can only be taken until this day. */
  last_date: string | null
}

interface Person {
  gender: 'male' | 'female' | null
  agreements: readonly LeaveAgreement[]
}

/**
 * Whether an employee can take leave of this type on a day or later in its year: maternity leave is for women, a type for given dates
 * ends with them, and a type with no days is only for employees with an agreement. Without a known sex, maternity leave is offered.
 */
export function isUsableBy(right: UsableRules, person: Person, on: string): boolean {
  if (right.category === 'maternity' && person.gender === 'male') return false
  if (right.by_date && right.last_date !== null && right.last_date < on) return false
  return right.amount !== 0 || agreementOn(right, person.agreements) !== undefined
}
