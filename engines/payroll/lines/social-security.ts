import { addLine, type Calculation, takeLine } from '../calculation.ts'
import type { How } from '../explanation.ts'
import { type Fraction, mulDivRound } from '../fraction.ts'
import type { Payer } from '../types.ts'

/**
 * Line 12: both shares of the contribution. Where the company pays, the employee's share is a second company line, so it is in
 * `companySso` (and in the cost) and nothing is taken from the employee.
 */
export function takeSocialSecurity(c: Calculation) {
  if (!c.facts.employee.isSso) return
  const { ceiling } = c.law.socialSecurityCeiling
  const rates = c.law.socialSecurityRates
  c.sums.ssoBase = Math.max(0, Math.min(c.sums.gross - c.notInSsoBase, ceiling))
  contribute(c, 'employee', c.rules.ssoPayer, { num: rates.employeeNum, den: rates.employeeDen })
  contribute(c, 'employer', 'company', { num: rates.employerNum, den: rates.employerDen })
}

function contribute(c: Calculation, share: 'employee' | 'employer', payer: Payer, rate: Fraction) {
  const { socialSecurityCeiling: top, socialSecurityRates: rates } = c.law
  const base = c.sums.ssoBase
  const amount = mulDivRound(base, rate.num, rate.den)
  const how: How = {
    kind: 'social_security',
    share,
    payer,
    gross: c.sums.gross,
    notInBase: c.notInSsoBase,
    base,
    rate,
    ratesFrom: rates.from,
    ceilingFrom: top.from,
  }
  if (c.sums.gross - c.notInSsoBase > top.ceiling) how.ceiling = top.ceiling
  if (payer === 'employee') takeLine(c, 'sso', 'sso', amount, how)
  else addLine(c, 'company_sso', 'companySso', amount, how)
}
