import { addDeductionLine, type Calculation } from '../calculation.ts'
import { ruleAmount } from '../cannot-pay.ts'
import type { AbsenceRule, LateTier } from '../types.ts'

/**
 * Line 7: for each type, the rule with the highest count that the days reach. Half days of absence count as
 * halves.
 */
export function deductAbsenceRules(c: Calculation) {
  deductAbsenceRule(c, 'absent', c.sums.absentHalves)
  deductAbsenceRule(c, 'late', c.facts.lateDays.length * 2)
}

function deductAbsenceRule(c: Calculation, type: AbsenceRule['type'], halves: number) {
  let reached: AbsenceRule | undefined
  for (const rule of c.rules.absenceRules) {
    if (rule.type !== type || rule.count * 2 > halves) continue
    if (!reached || rule.count > reached.count) reached = rule
  }
  if (!reached || halves === 0) return
  const { count } = reached
  const amount = ruleAmount('absenceRules', reached.amount)
  addDeductionLine(c, 'absence_rule', 'absenceRule', amount, { kind: 'absence_rule', type, count, halves })
}

function tierOf(tiers: readonly LateTier[], minutes: number): LateTier | undefined {
  let reached: LateTier | undefined
  for (const tier of tiers) {
    if (tier.minutes <= minutes && (!reached || tier.minutes > reached.minutes)) reached = tier
  }
  return reached
}

/** Line 8: for each late day the amount of the highest tier that its minutes reach, added up to one line. */
export function deductLate(c: Calculation) {
  const { lateDays } = c.facts
  const tiers: { minutes: number; amount: number; days: number }[] = []
  let sum = 0
  let free = 0
  c.sums.lateDays = lateDays.length
  for (const minutes of lateDays) {
    c.sums.lateMinutes += minutes
    const tier = tierOf(c.rules.lateTiers, minutes)
    if (!tier) {
      free++
      continue
    }
    sum += ruleAmount('lateTiers', tier.amount)
    const counted = tiers.find((t) => t.minutes === tier.minutes)
    if (counted) counted.days++
    else tiers.push({ minutes: tier.minutes, amount: tier.amount, days: 1 })
  }
  if (lateDays.length === 0 || c.rules.lateTiers.length === 0) return
  tiers.sort((a, b) => a.minutes - b.minutes)
  addDeductionLine(c, 'late', 'late', sum, { kind: 'late', tiers, free })
}
