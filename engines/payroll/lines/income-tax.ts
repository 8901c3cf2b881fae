import { addDeductionLine, addLine, type Calculation } from '../calculation.ts'
import type { NotTaxable } from '../explanation.ts'
import { bandedTax, grossedUpTax } from '../tax-bands.ts'

/**
 * Sets the taxable amount: gross minus non-taxable items, exempt overtime and the social security paid by the
 * employee.
 */
function setTaxable(c: Calculation): NotTaxable {
  const { gross, overtime, sso } = c.sums
  const { baseUpTo, from } = c.law.overtimeTaxExemption
  const exemptOvertime = c.lastBase <= baseUpTo ? overtime : 0
  c.sums.taxable = Math.max(0, gross - c.notTaxable - exemptOvertime - sso)
  return { notTaxable: c.notTaxable, ...(exemptOvertime > 0 && { exemptOvertime, exemptionFrom: from }) }
}

/**
 * Line 13, income tax: deducted from the employee, or a line of the company, grossed up if the company's
 * rules say so.
 */
export function deductIncomeTax(c: Calculation) {
  if (!c.facts.employee.includeSalaryTax) return
  const { bands, from: bandsFrom } = c.law.incomeTax
  const payer = c.rules.taxPayer
  const without = setTaxable(c)
  const { taxable } = c.sums
  if (payer === 'company' && c.rules.grossUp) {
    const { tax, parts, exact, onto } = grossedUpTax(bands, taxable)
    const how = { payer, without, bandsFrom, onto, bands: parts, exact }
    addLine(c, 'company_tax', 'companyTax', tax, { kind: 'income_tax_grossed_up', ...how })
    return
  }
  const { tax, parts, exact } = bandedTax(bands, taxable)
  const how = { kind: 'income_tax' as const, payer, without, bandsFrom, bands: parts, exact }
  if (payer === 'employee') addDeductionLine(c, 'tax', 'tax', tax, how)
  else addLine(c, 'company_tax', 'companyTax', tax, how)
}
