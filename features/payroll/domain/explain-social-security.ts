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
  const share = texts.ssoShare({
    base: kipText(payslip.sso_base),
    percent: percentText(how.rate),
    amount: kipText(Math.abs(line.amount)),
    date: formatDate(how.ratesFrom),
  })
  const payer = how.share === 'employee' && how.payer === 'company' ? [texts.companyPays] : []
  return [...from, ...ceiling, share, ...payer]
}
