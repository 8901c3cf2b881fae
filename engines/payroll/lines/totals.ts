import { addLine, type Calculation } from '../calculation.ts'
import { safeKip } from '../cannot-pay.ts'

/**
 * Line 11, gross = lines 1 to 5 minus lines 6 to 10. A negative result becomes 0 and the payslip is marked
 * for review; the lines stay.
 */
export function addGross(c: Calculation) {
  const s = c.sums
  const plus = safeKip(s.base + s.seniority + s.benefits + s.overtime + s.night + s.otherIncome, 'gross')
  const minus = safeKip(s.absence + s.absenceRule + s.late + s.early + s.deductionsBefore, 'gross')
  const gross = plus - minus
  if (gross >= 0) return addLine(c, 'gross', 'gross', gross, { kind: 'gross' })
  c.reviews.push('gross_below_zero')
  addLine(c, 'gross', 'gross', 0, { kind: 'gross', floored: gross })
}

/** Line 15. A negative net stays negative; the payslip is marked for review and cannot be approved. */
export function addNet(c: Calculation) {
  const { gross, sso, tax, deductionsAfter } = c.sums
  const net = gross - sso - tax - deductionsAfter
  if (net < 0) c.reviews.push('net_below_zero')
  addLine(c, 'net', 'net', net, { kind: 'net' })
}

/** Line 16, the total cost of the month for the company. */
export function addCost(c: Calculation) {
  const { gross, companySso, companyTax, employerPaid } = c.sums
  addLine(c, 'cost', 'cost', gross + companySso + companyTax + employerPaid, { kind: 'cost' })
}
