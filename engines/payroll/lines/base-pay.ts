import { addDeductionLine, addLine, type Calculation } from '../calculation.ts'
import type { BaseTerm } from '../explanation.ts'
import { type Product, sumMulDivRound } from '../fraction.ts'
import type { SalarySegment } from '../types.ts'

/** Line 1, base pay, by the run's calculation mode. */
export function addBasePay(c: Calculation) {
  if (c.rules.mode === 'monthly') addMonthlyPay(c)
  else addWorkedDaysPay(c)
}

/** base × employed calendar days / calendar days of the range, summed over the segments. */
function addMonthlyPay(c: Calculation) {
  const employed = c.facts.segments.filter((segment) => segment.employedDays > 0)
  const products = employed.map((s) => ({ base: s.base, n: s.employedDays }))
  const terms = employed.map((s) => ({ ...termOf(s), days: s.employedDays }))
  const amount = sumMulDivRound(products, 1, c.calendarDays)
  addLine(c, 'base', 'base', amount, { kind: 'monthly', terms, of: c.calendarDays })
}

const termOf = ({ base, from, to, foreign }: SalarySegment): BaseTerm => ({
  ...{ base, from, to },
  ...(foreign && { foreign }),
})

const paidHalves = (s: SalarySegment) => s.presentHalves + s.paidLeaveHalves + s.holidayHalves

/** base / D × paid days, where each day uses the base salary in force on it. */
function addWorkedDaysPay(c: Calculation) {
  const paid = c.facts.segments.filter((segment) => paidHalves(segment) > 0)
  const products = paid.map((s) => ({ base: s.base, n: paidHalves(s) }))
  const terms = paid.map((s) => ({
    ...termOf(s),
    present: s.presentHalves,
    leave: s.paidLeaveHalves,
    holiday: s.holidayHalves,
  }))
  const amount = sumMulDivRound(products, c.perDay.num, c.perDay.den * 2)
  addLine(c, 'base', 'base', amount, { kind: 'worked_days', terms, daysPerMonth: c.rules.daysPerMonth })
}

/** Line 6, absence: for monthly pay only, at most the base pay line. The days are counted in both modes. */
export function deductAbsence(c: Calculation) {
  const products: Product[] = []
  const terms: { base: number; absent: number; unpaid: number }[] = []
  for (const { base, absentHalves, unpaidLeaveHalves } of c.facts.segments) {
    c.sums.absentHalves += absentHalves
    c.sums.unpaidHalves += unpaidLeaveHalves
    const n = absentHalves + unpaidLeaveHalves
    if (n === 0) continue
    products.push({ base, n })
    terms.push({ base, absent: absentHalves, unpaid: unpaidLeaveHalves })
  }
  if (c.rules.mode !== 'monthly' || terms.length === 0) return
  const full = sumMulDivRound(products, c.perDay.num, c.perDay.den * 2)
  const how = { kind: 'absence' as const, terms, daysPerMonth: c.rules.daysPerMonth }
  if (full <= c.sums.base) addDeductionLine(c, 'absence', 'absence', full, how)
  else addDeductionLine(c, 'absence', 'absence', c.sums.base, { ...how, cap: c.sums.base })
}
