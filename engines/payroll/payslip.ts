import { startCalculation } from './calculation.ts'
import { problemOf } from './cannot-pay.ts'
import type { Law } from './law/types.ts'
import { addBenefits, addSeniority } from './lines/allowances.ts'
import { addBasePay, takeAbsence } from './lines/base-pay.ts'
import { takeIncomeTax } from './lines/income-tax.ts'
import { takeAbsenceRules, takeLate } from './lines/lateness.ts'
import { addOtherIncome, takeDeductionsAfter, takeDeductionsBefore } from './lines/other-items.ts'
import { takeSocialSecurity } from './lines/social-security.ts'
import { addNightPremium, addOvertime, takeEarlyLeave } from './lines/time-pay.ts'
import { addCost, addGross, addNet } from './lines/totals.ts'
import type { Payslip, PayslipResult } from './payslip-result.ts'
import type { CompanyRules, PayslipFacts } from './types.ts'

/**
 * One employee's month as a payslip: every line in whole kip, rounded once, with its explanation. `law` is
 * what is in force on the range's last day (`statutoryValuesOn(period.to)`). Facts that cannot be paid are
 * answered with the reason, never thrown.
 */
export function computePayslip(facts: PayslipFacts, rules: CompanyRules, law: Law): PayslipResult {
  try {
    return { ok: true, payslip: workOut(facts, rules, law) }
  } catch (thrown) {
    return { ok: false, problem: problemOf(thrown) }
  }
}

/** The lines in the order of a payslip; each reads the sums of those before it. */
function workOut(facts: PayslipFacts, rules: CompanyRules, law: Law): Payslip {
  const c = startCalculation(facts, rules, law)
  addBasePay(c)
  addSeniority(c)
  addBenefits(c)
  addOvertime(c)
  addNightPremium(c)
  addOtherIncome(c)
  takeAbsence(c)
  takeAbsenceRules(c)
  takeLate(c)
  takeEarlyLeave(c)
  takeDeductionsBefore(c)
  addGross(c)
  takeSocialSecurity(c)
  takeIncomeTax(c)
  takeDeductionsAfter(c)
  addNet(c)
  addCost(c)
  if (c.lastBase < law.minimumWage.amount) c.reviews.push('below_minimum_wage')
  return { sums: c.sums, lines: c.lines, reviews: c.reviews }
}
