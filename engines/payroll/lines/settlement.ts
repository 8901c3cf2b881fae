import { countDays } from '#kit/contract/days.ts'
import { addDeductionLine, addLine, type Calculation, markItem } from '../calculation.ts'
import { fullMonths } from '../calendar.ts'
import { cannotPay } from '../cannot-pay.ts'
import type { How, Rate } from '../explanation.ts'
import { mulDivRound } from '../fraction.ts'
import type { EndReason, SettlementFacts } from '../types.ts'
import { payOfLeave } from './leave-cash.ts'

/** No severance for whoever resigns, or is dismissed for gross misconduct. */
const WITHOUT_SEVERANCE: readonly EndReason[] = ['resigned', 'gross_misconduct']

type Statutory = Extract<How, { kind: 'notice_pay' | 'leave_pay' | 'severance' }>
type Line = { amount: number; how: Statutory }

/** Calendar days from the notice to the last day, the day of the notice not counted. */
export function noticeGiven({ noticeOn, lastDay }: Pick<SettlementFacts, 'noticeOn' | 'lastDay'>): number {
  return noticeOn === null || noticeOn > lastDay ? 0 : countDays(noticeOn, lastDay) - 1
}

/** Pay in place of the missing days of notice. Above 0 the company pays, below 0 the employee. */
function noticePay(c: Calculation, facts: SettlementFacts): Line[] {
  const { isSkilled, law, noticePayer, base } = facts
  const required = isSkilled ? law.notice.skilledDays : law.notice.days
  const given = noticeGiven(facts)
  if (noticePayer === null || given >= required) return []
  const amount = mulDivRound(base, (required - given) * c.perDay.num, c.perDay.den)
  const lawFrom = law.notice.from
  const how = { base, daysPerMonth: c.rules.daysPerMonth, required, given, lawFrom }
  return [
    {
      amount: noticePayer === 'company' ? amount : -amount,
      how: { kind: 'notice_pay', ...how, taxable: true, inSsoBase: false },
    },
  ]
}

/** Pay of the leave that is left; below 0 if more was taken than earned. */
function leavePay(c: Calculation, { base, leave, leaveHalves }: SettlementFacts): Line[] {
  const { earnedHalves: earned, usedHalves: used } = leave
  const halves = leaveHalves ?? earned - used
  if (halves === 0) return []
  const amount = payOfLeave(c, base, { parts: halves, ofDay: 2 })
  const how = { base, daysPerMonth: c.rules.daysPerMonth, halves, earned, used }
  return [
    {
      amount,
      how: { kind: 'leave_pay', ...how, isEntered: leaveHalves !== null, taxable: true, inSsoBase: false },
    },
  ]
}

/** By full months, not years. */
function severancePay(c: Calculation, facts: SettlementFacts): Line[] {
  const { reason, monthlyPay, base, law, isSeveranceTaxable: taxable } = facts
  const months = fullMonths(c.facts.employee.startDate, facts.lastDay)
  if (WITHOUT_SEVERANCE.includes(reason) || months === 0) return []
  const rate: Rate = reason === 'dismissed_unjustified' ? law.severance.unjustified : law.severance.rate
  const how = { base, monthlyPay, rate, months, lawFrom: law.severance.from, taxable, inSsoBase: false }
  return [{ amount: mulDivRound(monthlyPay, rate[0] * months, rate[1]), how: { kind: 'severance', ...how } }]
}

const statutoryLines = (c: Calculation, facts: SettlementFacts): Line[] => [
  ...noticePay(c, facts),
  ...leavePay(c, facts),
  ...severancePay(c, facts),
]

function checkItems({ items, leave }: SettlementFacts) {
  for (const { name, amount } of items)
    if (!Number.isSafeInteger(amount) || amount < 0)
      cannotPay('bad_fact', { fact: name, value: String(amount) })
  for (const halves of [leave.earnedHalves, leave.usedHalves])
    if (!Number.isSafeInteger(halves)) cannotPay('bad_fact', { fact: 'leave', value: String(halves) })
}

/** Line 5 of a settlement: pay in place of notice, unused leave, severance, and what a person has entered. */
export function addSettlementIncome(c: Calculation) {
  const { settlement } = c.facts
  if (!settlement) return
  checkItems(settlement)
  for (const { amount, how } of statutoryLines(c, settlement)) {
    if (amount <= 0) continue
    markItem(c, amount, how)
    addLine(c, 'income', 'otherIncome', amount, how)
  }
  for (const { kind, name, amount, taxable } of settlement.items) {
    if (kind !== 'income') continue
    const marks = { taxable, inSsoBase: false }
    markItem(c, amount, marks)
    addLine(c, 'income', 'otherIncome', amount, { kind: 'money', amount, ...marks }, name)
  }
}

/** Line 10 of a settlement: notice that the employee owes, and leave taken too much. They lower the taxable and the insurable wage. */
export function deductSettlementOwed(c: Calculation) {
  const { settlement } = c.facts
  if (!settlement) return
  for (const { amount, how } of statutoryLines(c, settlement)) {
    if (amount >= 0) continue
    addDeductionLine(c, 'deduction_before', 'deductionsBefore', -amount, how)
  }
}

/** What can be deducted of an amount after the calculation: all of it, but from a settlement only until the net pay is 0. */
export function deductible(c: Calculation, amount: number): number {
  if (!c.facts.settlement) return amount
  const { gross, sso, tax, deductionsAfter } = c.sums
  return Math.min(amount, Math.max(0, gross - sso - tax - deductionsAfter))
}

/** Notes on the last line what it should have deducted. */
export function noteDue(c: Calculation, amount: number, due: number) {
  const line = c.lines.at(-1)
  if (line && amount !== due) line.due = due
}

/** Line 14 of a settlement: deductions that a person has entered, such as property that was not returned. */
export function deductSettlementItems(c: Calculation) {
  for (const { kind, name, amount: due } of c.facts.settlement?.items ?? []) {
    if (kind !== 'deduction') continue
    const amount = deductible(c, due)
    addDeductionLine(c, 'deduction_after', 'deductionsAfter', amount, { kind: 'money', amount: due }, name)
    noteDue(c, amount, due)
  }
}
