import { addDeductionLine, addLine, type Calculation, markItem } from '../calculation.ts'
import { cannotPay } from '../cannot-pay.ts'
import type { How } from '../explanation.ts'
import type { PayDifference } from '../types.ts'

function howOf({ id, from, to, causes, taxable, inSsoBase, due }: PayDifference): How {
  const how = { kind: 'difference' as const, id, from, to, causes, taxable, inSsoBase }
  return due === undefined ? how : { ...how, due }
}

/** Line 5: what earlier months are worth more today, with the tax and social security of the month that pays it. */
export function addDifferences(c: Calculation) {
  for (const one of c.facts.differences ?? []) {
    if (!Number.isSafeInteger(one.amount))
      cannotPay('bad_fact', { fact: 'differences', value: String(one.amount) })
    if (!isIncome(one)) continue
    markItem(c, one.amount, one)
    addLine(c, 'income', 'otherIncome', one.amount, howOf(one), one.name)
  }
}

/** Line 10: what earlier months are worth less today. What was not taxed or insured then lowers no taxable amount now. */
export function deductDifferences(c: Calculation) {
  for (const one of c.facts.differences ?? []) {
    if (isIncome(one)) continue
    markItem(c, one.amount, one)
    addDeductionLine(c, 'deduction_before', 'deductionsBefore', 0 - one.amount, howOf(one), one.name)
  }
}

/** A deduction that is limited to 0 kip stays a deduction. */
const isIncome = ({ amount, due }: PayDifference) => amount > 0 && due === undefined
