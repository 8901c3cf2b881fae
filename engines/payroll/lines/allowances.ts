import { addLine, type Calculation, markItem } from '../calculation.ts'
import { ruleAmount } from '../cannot-pay.ts'
import { mulDivRound } from '../fraction.ts'

/** Line 2, the working-year allowance. Employees who left before the range's last day do not get it. */
export function addSeniority(c: Calculation) {
  const { endDate } = c.facts.employee
  if (endDate !== null && endDate < c.facts.period.to) return
  const band = c.rules.seniorityBands.find(
    (b) => b.minYears <= c.years && (b.maxYears === null || c.years <= b.maxYears),
  )
  if (!band) return
  const how = { kind: 'seniority' as const, years: c.years, min: band.minYears, max: band.maxYears }
  addLine(c, 'seniority', 'seniority', ruleAmount('seniorityBands', band.amount), how)
}

/** Line 3, each benefit, prorated by calendar days of employment. */
export function addBenefits(c: Calculation) {
  for (const benefit of c.facts.benefits) {
    const amount = mulDivRound(benefit.amount, c.employedDays, c.calendarDays)
    const { taxable, inSsoBase } = benefit
    const how = { amount: benefit.amount, days: c.employedDays, of: c.calendarDays, taxable, inSsoBase }
    markItem(c, amount, benefit)
    addLine(c, 'benefit', 'benefits', amount, { kind: 'prorated', ...how }, benefit.name)
  }
}
