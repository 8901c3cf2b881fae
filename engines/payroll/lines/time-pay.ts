import { addDeductionLine, addLine, type Calculation } from '../calculation.ts'
import type { How, Rate } from '../explanation.ts'
import { sumMulDivRound } from '../fraction.ts'

type Term = { base: number; minutes: number }

/** The law's supplement for work between 22:00 and 06:00 (Labour Law 43/NA). */
const nightRate: Rate = [15, 100]

/** Σ base / (D × H × 60) × minutes × rate, rounded once. */
function timePay(c: Calculation, terms: Term[], rate: Rate): { amount: number; how: How } {
  const products = terms.map(({ base, minutes }) => ({ base, n: minutes }))
  const amount = sumMulDivRound(products, c.perMinute.num * rate[0], c.perMinute.den * rate[1])
  const { daysPerMonth, hoursPerDay } = c.rules
  return { amount, how: { kind: 'minutes', terms, rate, daysPerMonth, hoursPerDay } }
}

/** Adds minutes to the term of their base salary; segments with the same base share a term. */
function addTerm(terms: Term[], base: number, minutes: number) {
  if (minutes === 0) return
  const term = terms.find((candidate) => candidate.base === base)
  if (term) term.minutes += minutes
  else terms.push({ base, minutes })
}

/** Line 4, overtime: one line per multiplier, lowest multiplier first. */
export function addOvertime(c: Calculation) {
  const byMultiplier: { multiplier: number; terms: Term[] }[] = []
  for (const { base, overtime } of c.facts.segments) {
    for (const { multiplier, minutes } of overtime) {
      let group = byMultiplier.find((g) => g.multiplier === multiplier)
      if (!group) {
        group = { multiplier, terms: [] }
        byMultiplier.push(group)
      }
      addTerm(group.terms, base, minutes)
      c.sums.overtimeMinutes += minutes
    }
  }
  byMultiplier.sort((a, b) => a.multiplier - b.multiplier)
  for (const { multiplier, terms } of byMultiplier) {
    if (terms.length === 0) continue
    const { amount, how } = timePay(c, terms, [multiplier, 100])
    addLine(c, 'overtime', 'overtime', amount, how)
  }
  if (c.sums.overtimeMinutes > c.law.overtimeLimits.monthMinutes) c.reviews.push('overtime_over_limit')
}

/**
 * Line 4, night premium, if the company pays it. It is not overtime, so the tax exemption of overtime does
 * not apply.
 */
export function addNightPremium(c: Calculation) {
  if (!c.rules.nightPremium) return
  const terms: Term[] = []
  for (const segment of c.facts.segments) addTerm(terms, segment.base, segment.nightMinutes)
  if (terms.length === 0) return
  const { amount, how } = timePay(c, terms, nightRate)
  addLine(c, 'night', 'night', amount, how)
}

/** Line 9, early leave, at the base salary of each day. */
export function deductEarlyLeave(c: Calculation) {
  const terms: Term[] = []
  for (const segment of c.facts.segments) addTerm(terms, segment.base, segment.earlyMinutes)
  if (terms.length === 0) return
  const { amount, how } = timePay(c, terms, [1, 1])
  addDeductionLine(c, 'early', 'early', amount, how)
}
