import type { How } from '#engines/payroll/explanation.ts'
import type { LineTexts } from '../locales/line-texts.ts'
import { kipText } from './exact-numbers.ts'
import type { ExplainedPayslip } from './explained-payslip.ts'
import { codesOf, sumOf } from './line-kinds.ts'

export function explainGross(
  how: Extract<How, { kind: 'gross' }>,
  p: ExplainedPayslip,
  texts: LineTexts,
): string[] {
  const plus = sumOf(p, codesOf('earnings'))
  const minus = sumOf(p, codesOf('before'))
  const text = texts.gross({ plus: kipText(plus), minus: kipText(minus) })
  return how.floored === undefined ? [text] : [text, texts.floored(kipText(how.floored))]
}

/** Sums of 0 are omitted. */
const named = (parts: [number, (amount: string) => string][]) =>
  parts.flatMap(([amount, text]) => (amount === 0 ? [] : [text(kipText(amount))]))

export function explainNet(p: ExplainedPayslip, texts: LineTexts): string[] {
  const minus = named([
    [p.sso, texts.minusSso],
    [p.tax, texts.minusTax],
    [p.deductions_after, texts.minusDeductions],
  ])
  return [texts.net({ gross: kipText(p.gross), minus, net: kipText(p.net) })]
}

export function explainCost(p: ExplainedPayslip, texts: LineTexts): string[] {
  const plus = named([
    [p.company_sso, texts.plusSso],
    [p.company_tax, texts.plusTax],
    [p.employer_paid, texts.plusItems],
  ])
  return [texts.cost({ gross: kipText(p.gross), plus, cost: kipText(p.cost) })]
}
