import type { NotTaxable, PayslipLine } from './explanation.ts'
import type { EarlierPay, Kip } from './types.ts'

/** The parts of an approved payslip that count for another one of the same month. */
export type PaidPayslip = {
  gross: Kip
  ssoBase: Kip
  sso: Kip
  companySso: Kip
  taxable: Kip
  tax: Kip
  companyTax: Kip
  lines: readonly PayslipLine[]
}

/** What is not taxable; null if the payslip was not taxed. */
function notTaxableOf(lines: readonly PayslipLine[]): NotTaxable | null {
  for (const { how } of lines) if ('without' in how) return how.without
  return null
}

/** The employee's contribution, whoever paid it. */
function employeeShareOf(lines: readonly PayslipLine[]): Kip {
  for (const { how, amount } of lines)
    if (how.kind === 'social_security' && how.share === 'employee')
      return how.payer === 'employee' ? -amount : amount
  return 0
}

/** The payslips of a month added up. */
export function earlierPayOf(payslips: readonly PaidPayslip[]): EarlierPay {
  const sum = { ssoBase: 0, employeeShare: 0, employerShare: 0, ownTaxable: 0, taxable: 0, tax: 0 }
  for (const { lines, ...paid } of payslips) {
    const employeeShare = employeeShareOf(lines)
    sum.ssoBase += paid.ssoBase
    sum.employeeShare += employeeShare
    sum.employerShare += paid.sso + paid.companySso - employeeShare
    sum.taxable += paid.taxable
    sum.tax += paid.tax + paid.companyTax
    const without = notTaxableOf(lines)
    if (without) sum.ownTaxable += paid.gross - without.notTaxable - (without.exemptOvertime ?? 0) - paid.sso
  }
  return sum
}
