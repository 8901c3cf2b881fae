import type { How, PayslipLine } from '#engines/payroll/explanation.ts'
import { formatDate } from '#kit/contract/days.ts'
import type { LineTexts } from '../locales/line-texts.ts'
import { kipText, percentText } from './exact-numbers.ts'
import type { ExplainedPayslip } from './explained-payslip.ts'

export function explainSocialSecurity(
  how: Extract<How, { kind: 'social_security' }>,
  line: PayslipLine,
  payslip: ExplainedPayslip,
  texts: LineTexts,
): string[] {
  const wage = Math.max(0, payslip.gross - how.notInBase)
  const from =
    how.notInBase === 0
      ? []
      : [
          texts.ssoBase({
            gross: kipText(payslip.gross),
            notInBase: kipText(how.notInBase),
            base: kipText(wage),
          }),
        ]
  const ceiling =
    how.ceiling === undefined
      ? []
      : [
          texts.ssoCeiling({
            wage: kipText(wage),
            ceiling: kipText(how.ceiling),
            date: formatDate(how.ceilingFrom),
          }),
        ]
  const amount = how.payer === 'employee' && how.share === 'employee' ? -line.amount : line.amount
  const share = texts.ssoShare({
    base: kipText(payslip.sso_base + (how.earlier?.base ?? 0)),
    percent: percentText(how.rate),
    amount: kipText(amount + (how.earlier?.amount ?? 0)),
    date: formatDate(how.ratesFrom),
  })
  const month = how.earlier
    ? monthOf(how.earlier, payslip.sso_base, amount, texts)
    : { before: [], after: [] }
  const payer = how.share === 'employee' && how.payer === 'company' ? [texts.companyPays] : []
  return [...from, ...ceiling, ...month.before, share, ...month.after, ...payer]
}

/** What other runs of the month have used of the ceiling and contributed, around the month's contribution. */
function monthOf(earlier: { base: number; amount: number }, own: number, amount: number, texts: LineTexts) {
  const sum = kipText(earlier.base + own)
  return {
    before: [texts.ssoMonth({ earlier: kipText(earlier.base), own: kipText(own), sum })],
    after: [
      texts.ssoLeft({
        ofMonth: kipText(amount + earlier.amount),
        earlier: kipText(earlier.amount),
        amount: kipText(amount),
      }),
    ],
  }
}
