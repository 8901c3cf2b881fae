import { addLine, type Calculation, markItem, takeLine } from '../calculation.ts'
import { cannotPay, ruleAmount } from '../cannot-pay.ts'
import type { ConditionMet, How } from '../explanation.ts'
import { mulDivRound } from '../fraction.ts'
import type { Condition, OtherDeduction, OtherItem } from '../types.ts'

/**
 * The item's condition with the value that meets it, null when it is not met, undefined when there is none.
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

/**
 * What the item comes to for this employee: a sum of money or a percentage of the last day's base, never
 * prorated. Null: not theirs.
 */
function priceItem(c: Calculation, item: OtherItem): Priced | null {
  const condition = metCondition(c, item)
  if (condition === null) return null
  const met = condition ? { condition } : {}
  if (item.kind === 'money') {
    ruleAmount(item.name, item.amount)
    return { amount: item.amount, how: { kind: 'money', amount: item.amount, ...met } }
  }
  if (item.kind !== 'percent' || !item.percent)
    return cannotPay('bad_rule', { rule: item.name, value: item.kind })
  const { num, den } = item.percent
  ruleAmount(item.name, num)
  if (ruleAmount(item.name, den) === 0) cannotPay('bad_rule', { rule: item.name, value: '0' })
  const amount = mulDivRound(c.lastBase, num, den)
  return { amount, how: { kind: 'percent', base: c.lastBase, rate: [num, den], ...met } }
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
  }
}

function takeDeductions(
  c: Calculation,
  wanted: (item: OtherDeduction) => boolean,
  take: (item: OtherDeduction, priced: Priced) => void,
) {
  for (const [index, item] of c.rules.deductions.entries()) {
    if (!wanted(item)) continue
    if (!item.appliesToAll && !c.facts.chosenItems.deductions.includes(index)) continue
    const priced = priceItem(c, item)
    if (priced) take(item, priced)
  }
}

/** Line 10, other deductions that are cut before calculation. What the employer pays is not among them. */
export function takeDeductionsBefore(c: Calculation) {
  checkChosen('deductions', c)
  takeDeductions(
    c,
    (item) => item.beforeCalculation && !item.employerPays,
    (item, { amount, how }) => takeLine(c, 'deduction_before', 'deductionsBefore', amount, how, item.name),
  )
}

/**
 * Line 14, the deductions after calculation, then those of both kinds that the employer pays: shown, and
 * charged to the company.
 */
export function takeDeductionsAfter(c: Calculation) {
  takeDeductions(
    c,
    (item) => !item.beforeCalculation && !item.employerPays,
    (item, { amount, how }) => takeLine(c, 'deduction_after', 'deductionsAfter', amount, how, item.name),
  )
  takeDeductions(
    c,
    (item) => item.employerPays,
    (item, { amount, how }) => addLine(c, 'employer_paid', 'employerPaid', amount, how, item.name),
  )
}
