import { addDeductionLine, addLine, type Calculation, markItem } from '../calculation.ts'
import { cannotPay, ruleAmount } from '../cannot-pay.ts'
import type { ConditionMet, How } from '../explanation.ts'
import { mulDivRound } from '../fraction.ts'
import type { Condition, OtherDeduction, OtherItem } from '../types.ts'
import { deductible, noteDue } from './settlement.ts'

/**
 * The item's condition with the employee's value; null if it is not met, undefined if the item has no
 * condition.
 */
function metCondition(c: Calculation, item: OtherItem): ConditionMet | null | undefined {
  if (!item.condition) return undefined
  const { kind, value } = item.condition
  const has = kind === 'years_at_least' ? c.years : c.lastBase
  return isMet(item.name, kind, has, value) ? { kind, value, has } : null
}

function isMet(item: string, kind: Condition['kind'], has: number, value: number): boolean {
  switch (kind) {
    case 'base_at_least':
    case 'years_at_least':
      return has >= value
    case 'base_at_most':
      return has <= value
    default:
      return cannotPay('unknown_condition', { item, kind: String(kind) })
  }
}

type Priced = { amount: number; how: Extract<How, { kind: 'money' | 'percent' }> }

/** × full months of service in the year ÷ 12, for items that are paid by them. */
function byMonths(c: Calculation, item: OtherItem) {
  if (!item.byMonths) return { count: 1, of: 1 }
  const months = { count: c.months, year: Number(c.facts.period.to.slice(0, 4)) }
  return { count: c.months, of: 12, how: { months } }
}

/**
 * The item's amount for this employee: a sum of money or a percentage of the last day's base salary, never
 * prorated by days. Null if the condition is not met, or for an item by months without a full month.
 */
function priceItem(c: Calculation, item: OtherItem): Priced | null {
  const condition = metCondition(c, item)
  if (condition === null) return null
  const { count, of, how } = byMonths(c, item)
  if (count === 0) return null
  const met = { ...how, ...(condition && { condition }) }
  if (item.kind === 'money') {
    ruleAmount(item.name, item.amount)
    return {
      amount: mulDivRound(item.amount, count, of),
      how: { kind: 'money', amount: item.amount, ...met },
    }
  }
  if (item.kind !== 'percent' || !item.percent)
    return cannotPay('bad_rule', { rule: item.name, value: item.kind })
  const { num, den } = item.percent
  ruleAmount(item.name, num)
  if (ruleAmount(item.name, den) === 0) cannotPay('bad_rule', { rule: item.name, value: '0' })
  const amount = mulDivRound(c.lastBase, num * count, den * of)
  return { amount, how: { kind: 'percent', base: c.lastBase, rate: [num, den], ...met } }
}

/** Notes on the last line what it pays; `due` is what it should have paid. */
function notePayment(c: Calculation, { payment }: OtherItem, amount: number, due = amount) {
  const line = c.lines.at(-1)
  if (!payment || !line) return
  const { item, entry, instalment } = payment
  line.payment = { item, entry }
  if (instalment) {
    const { number, of, total, paid } = instalment
    line.payment.instalment = { number, of, total, left: total - paid - amount }
  }
  if (due !== amount) line.payment.due = due
}

function checkChosen(list: 'incomes' | 'deductions', c: Calculation) {
  for (const index of c.facts.chosenItems[list]) {
    if (!c.rules[list][index]) cannotPay('bad_fact', { fact: `chosenItems.${list}`, value: index })
  }
}

/** Line 5, other income. */
export function addOtherIncome(c: Calculation) {
  checkChosen('incomes', c)
  for (const [index, item] of c.rules.incomes.entries()) {
    if (!item.appliesToAll && !c.facts.chosenItems.incomes.includes(index)) continue
    const priced = priceItem(c, item)
    if (!priced) continue
    const { taxable, inSsoBase } = item
    markItem(c, priced.amount, item)
    addLine(c, 'income', 'otherIncome', priced.amount, { ...priced.how, taxable, inSsoBase }, item.name)
    notePayment(c, item, priced.amount)
  }
}

function applyDeductions(
  c: Calculation,
  isIncluded: (item: OtherDeduction) => boolean,
  apply: (item: OtherDeduction, priced: Priced) => void,
) {
  for (const [index, item] of c.rules.deductions.entries()) {
    if (!isIncluded(item)) continue
    if (!item.appliesToAll && !c.facts.chosenItems.deductions.includes(index)) continue
    const priced = priceItem(c, item)
    if (priced) apply(item, priced)
  }
}

/** Line 10, other deductions before the calculation, except those that the employer pays. */
export function deductDeductionsBefore(c: Calculation) {
  checkChosen('deductions', c)
  applyDeductions(
    c,
    (item) => item.beforeCalculation && !item.employerPays,
    (item, { amount, how }) => {
      addDeductionLine(c, 'deduction_before', 'deductionsBefore', amount, how, item.name)
      notePayment(c, item, amount)
    },
  )
}

const isInstalment = (item: OtherItem) => item.payment?.instalment !== undefined

/** An instalment is taken until the net pay is 0; the rest of it stays open. */
function deductInstalment(c: Calculation, item: OtherDeduction, due: number) {
  const { gross, sso, tax, deductionsAfter } = c.sums
  const amount = Math.min(due, Math.max(0, gross - sso - tax - deductionsAfter))
  addDeductionLine(c, 'deduction_after', 'deductionsAfter', amount, { kind: 'money', amount }, item.name)
  notePayment(c, item, amount, due)
}

/**
 * Line 14, the deductions after the calculation, of them instalments last; then all deductions that the employer
 * pays: displayed, and charged to the company.
 */
export function deductDeductionsAfter(c: Calculation) {
  const isAfter = (item: OtherDeduction) => !item.beforeCalculation && !item.employerPays
  applyDeductions(
    c,
    (item) => isAfter(item) && !isInstalment(item),
    (item, { amount: due, how }) => {
      const amount = deductible(c, due)
      addDeductionLine(c, 'deduction_after', 'deductionsAfter', amount, how, item.name)
      notePayment(c, item, amount, due)
      if (!item.payment) noteDue(c, amount, due)
    },
  )
  applyDeductions(
    c,
    (item) => isAfter(item) && isInstalment(item),
    (item, { amount }) => deductInstalment(c, item, amount),
  )
  applyDeductions(
    c,
    (item) => item.employerPays,
    (item, { amount, how }) => {
      addLine(c, 'employer_paid', 'employerPaid', amount, how, item.name)
      notePayment(c, item, amount)
    },
  )
}
