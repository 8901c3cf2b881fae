import { addDeductionLine, addLine, type Calculation } from '../calculation.ts'
import { safeKip } from '../cannot-pay.ts'
import type { NotTaxable } from '../explanation.ts'
import { bandedTax, grossedUpTax } from '../tax-bands.ts'

/**
 * Sets the taxable amount: gross minus non-taxable items, exempt overtime and the social security paid by the
 * employee; with other runs of the month, what the sum of the month has more than theirs.
 */
function setTaxable(c: Calculation): NotTaxable {
  const { gross, overtime, sso } = c.sums
  const { baseUpTo, from } = c.law.overtimeTaxExemption
  const exemptOvertime = c.lastBase <= baseUpTo ? overtime : 0
  const own = gross - c.notTaxable - exemptOvertime - sso
  const { ownTaxable, taxable } = c.facts.earlier ?? { ownTaxable: 0, taxable: 0 }
  c.sums.taxable = safeKip(Math.max(0, safeKip(ownTaxable + own, 'taxable')) - taxable, 'taxable')
  return { notTaxable: c.notTaxable, ...(exemptOvertime > 0 && { exemptOvertime, exemptionFrom: from }) }
}

/**
 * Line 13, income tax of the month less what other runs have taxed: deducted from the employee, or a line of the company,
 * grossed up if the company's rules say so.
 */
export function deductIncomeTax(c: Calculation) {
  if (!c.facts.employee.includeSalaryTax) return
  const { bands, from: bandsFrom } = c.law.incomeTax
  const payer = c.rules.taxPayer
  const without = setTaxable(c)
  const before = c.facts.earlier ?? { taxable: 0, tax: 0 }
  const ofMonth = before.taxable + c.sums.taxable
  const earlier = c.facts.earlier && { earlier: { taxable: before.taxable, tax: before.tax } }
  if (payer === 'company' && c.rules.grossUp) {
    const { tax, parts, exact, onto } = grossedUpTax(bands, ofMonth)
    const how = { ...earlier, payer, without, bandsFrom, onto, bands: parts, exact }
    addLine(c, 'company_tax', 'companyTax', tax - before.tax, { kind: 'income_tax_grossed_up', ...how })
    return
  }
  const { tax, parts, exact } = bandedTax(bands, ofMonth)
  const how = { kind: 'income_tax' as const, ...earlier, payer, without, bandsFrom, bands: parts, exact }
  if (payer === 'employee') addDeductionLine(c, 'tax', 'tax', tax - before.tax, how)
  else addLine(c, 'company_tax', 'companyTax', tax - before.tax, how)
}
