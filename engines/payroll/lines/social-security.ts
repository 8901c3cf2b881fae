import { addDeductionLine, addLine, type Calculation } from '../calculation.ts'
import { safeKip } from '../cannot-pay.ts'
import type { How, Rate } from '../explanation.ts'
import { mulDivRound } from '../fraction.ts'
import type { Payer } from '../types.ts'

/**
 * Line 12: both shares of the contribution. If the company pays, the employee's share is a second company
 * line, so it is in `companySso` (and in the cost) and nothing is deducted from the employee. What other runs of the month
 * have used of the ceiling, and contributed, counts.
 */
export function deductSocialSecurity(c: Calculation) {
  if (!c.facts.employee.isSso) return
  const rates = c.law.socialSecurityRates
  c.sums.ssoBase = Math.max(0, Math.min(c.sums.gross - c.notInSsoBase, ceilingLeft(c)))
  addContribution(c, 'employee', c.rules.ssoPayer, [rates.employeeNum, rates.employeeDen])
  addContribution(c, 'employer', 'company', [rates.employerNum, rates.employerDen])
}

const ceilingLeft = ({ law, facts }: Calculation) =>
  Math.max(0, law.socialSecurityCeiling.ceiling - (facts.earlier?.ssoBase ?? 0))

/** The contribution of an earlier base is already paid; the month's sum is rounded once. */
function contributionOf(c: Calculation, share: 'employee' | 'employer', rate: Rate) {
  const { earlier } = c.facts
  if (!earlier) return { amount: mulDivRound(c.sums.ssoBase, rate[0], rate[1]) }
  const paid = share === 'employee' ? earlier.employeeShare : earlier.employerShare
  const ofMonth = mulDivRound(safeKip(earlier.ssoBase + c.sums.ssoBase, 'ssoBase'), rate[0], rate[1])
  return { amount: ofMonth - paid, earlier: { base: earlier.ssoBase, amount: paid } }
}

function addContribution(c: Calculation, share: 'employee' | 'employer', payer: Payer, rate: Rate) {
  const { socialSecurityCeiling: top, socialSecurityRates: rates } = c.law
  const { amount, earlier } = contributionOf(c, share, rate)
  const how: How = {
    kind: 'social_security',
    share,
    payer,
    notInBase: c.notInSsoBase,
    rate,
    ratesFrom: rates.from,
    ceilingFrom: top.from,
    ...(earlier && { earlier }),
  }
  if (c.sums.gross - c.notInSsoBase > ceilingLeft(c)) how.ceiling = top.ceiling
  if (payer === 'employee') addDeductionLine(c, 'sso', 'sso', amount, how)
  else addLine(c, 'company_sso', 'companySso', amount, how)
}
