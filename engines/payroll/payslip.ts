import { type Calculation, startCalculation } from './calculation.ts'
import { problemOf } from './cannot-pay.ts'
import type { Law } from './law/types.ts'
import { addBenefits, addSeniority } from './lines/allowances.ts'
import { addBasePay, deductAbsence } from './lines/base-pay.ts'
import { addDifferences, deductDifferences } from './lines/differences.ts'
import { deductIncomeTax } from './lines/income-tax.ts'
import { deductAbsenceRules, deductLate } from './lines/lateness.ts'
import { addLeaveCash } from './lines/leave-cash.ts'
import { addOtherIncome, deductDeductionsAfter, deductDeductionsBefore } from './lines/other-items.ts'
import { addSettlementIncome, deductSettlementItems, deductSettlementOwed } from './lines/settlement.ts'
import { deductSocialSecurity } from './lines/social-security.ts'
import { addNightPremium, addOvertime, deductEarlyLeave } from './lines/time-pay.ts'
import { addCost, addGross, addNet } from './lines/totals.ts'
import type { Payslip, PayslipResult } from './payslip-result.ts'
import type { CompanyRules, PayslipFacts } from './types.ts'

/**
 * Computes the payslip of one employee's month: every line in whole kip, rounded once, with its explanation.
 * `law` is the law in force on the range's last day (`statutoryValuesOn(period.to)`). If the facts cannot be
 * paid, the reason is returned, never thrown.
 */
export function computePayslip(facts: PayslipFacts, rules: CompanyRules, law: Law): PayslipResult {
  try {
    return { ok: true, payslip: computeLines(facts, rules, law) }
  } catch (thrown) {
    return { ok: false, problem: problemOf(thrown) }
  }
}

/** Adds the lines in the order of a payslip. Each line reads the sums of earlier lines. */
function computeLines(facts: PayslipFacts, rules: CompanyRules, law: Law): Payslip {
  const c = startCalculation(facts, rules, law)
  if (!facts.itemsOnly) addPayOfMonth(c)
  addOtherIncome(c)
  addLeaveCash(c)
  addDifferences(c)
  addSettlementIncome(c)
  if (!facts.itemsOnly) deductTime(c)
  deductDeductionsBefore(c)
  deductDifferences(c)
  deductSettlementOwed(c)
  addGross(c)
  deductSocialSecurity(c)
  deductIncomeTax(c)
  deductDeductionsAfter(c)
  deductSettlementItems(c)
  addNet(c)
  addCost(c)
  if (!facts.itemsOnly && c.lastBase < law.minimumWage.amount) c.reviews.push('below_minimum_wage')
  return { sums: c.sums, lines: c.lines, reviews: c.reviews }
}

function addPayOfMonth(c: Calculation) {
  addBasePay(c)
  addSeniority(c)
  addBenefits(c)
  addOvertime(c)
  addNightPremium(c)
}

function deductTime(c: Calculation) {
  deductAbsence(c)
  deductAbsenceRules(c)
  deductLate(c)
  deductEarlyLeave(c)
}
