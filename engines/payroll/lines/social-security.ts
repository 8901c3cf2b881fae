import { addDeductionLine, addLine, type Calculation } from '../calculation.ts'
import type { How, Rate } from '../explanation.ts'
import { mulDivRound } from '../fraction.ts'
import type { Payer } from '../types.ts'

/**
 * Line 12: both shares of the contribution. If the company pays, the employee's share is a second company
 * line, so it is in `companySso` (and in the cost) and nothing is deducted from the employee.
 */
export function deductSocialSecurity(c: Calculation) {
  if (!c.facts.employee.isSso) return
  const { ceiling } = c.law.socialSecurityCeiling
  const rates = c.law.socialSecurityRates
  c.sums.ssoBase = Math.max(0, Math.min(c.sums.gross - c.notInSsoBase, ceiling))
  addContribution(c, 'employee', c.rules.ssoPayer, [rates.employeeNum, rates.employeeDen])
  addContribution(c, 'employer', 'company', [rates.employerNum, rates.employerDen])
}

function addContribution(c: Calculation, share: 'employee' | 'employer', payer: Payer, rate: Rate) {
  const { socialSecurityCeiling: top, socialSecurityRates: rates } = c.law
  const amount = mulDivRound(c.sums.ssoBase, rate[0], rate[1])
  const how: How = {
    kind: 'social_security',
    share,
    payer,
    notInBase: c.notInSsoBase,
    rate,
    ratesFrom: rates.from,
    ceilingFrom: top.from,
  }
  if (c.sums.gross - c.notInSsoBase > top.ceiling) how.ceiling = top.ceiling
  if (payer === 'employee') addDeductionLine(c, 'sso', 'sso', amount, how)
  else addLine(c, 'company_sso', 'companySso', amount, how)
}
