import type { Law } from './law/types.ts'
import { computePayslip } from './payslip.ts'
import type { CompanyRules, PayDifference, PayslipFacts } from './types.ts'

/**
 * Limits what earlier months take back, in the given order, to the largest amount with which gross and net pay stay at 0 or
 * above; what was due stands in `due`. Where even nothing taken leaves the pay below 0, nothing is taken. Facts without deductions
 * are returned unchanged.
 */
export function limitDifferences(facts: PayslipFacts, rules: CompanyRules, law: Law): PayslipFacts {
  const differences = facts.differences ?? []
  const due = differences.reduce((sum, { amount }) => sum - Math.min(0, amount), 0)
  const isPayable = (taken: number) => {
    const result = computePayslip({ ...facts, differences: withTaken(differences, taken) }, rules, law)
    if (!result.ok) return true
    return result.payslip.sums.net >= 0 && !result.payslip.reviews.includes('gross_below_zero')
  }
  if (due === 0 || isPayable(due)) return facts
  let least = 0
  let most = due
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (isPayable(middle)) least = middle
    else most = middle - 1
  }
  return { ...facts, differences: withTaken(differences, least) }
}

/** Distributes what is taken over the deductions, first ones first. */
function withTaken(differences: readonly PayDifference[], taken: number): PayDifference[] {
  let left = taken
  return differences.map((one) => {
    if (one.amount >= 0) return one
    const part = Math.min(left, 0 - one.amount)
    left -= part
    return part === 0 - one.amount ? one : { ...one, amount: 0 - part, due: one.amount }
  })
}
