import type { How, PayslipLine } from '#engines/payroll/explanation.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { lineTextsEn } from '../locales/line-texts.en.ts'
import { lineTextsLa } from '../locales/line-texts.la.ts'
import type { LineTexts } from '../locales/line-texts.ts'
import { exactText } from './exact-numbers.ts'
import { explainBasePay, explainWorkedDays } from './explain-base-pay.ts'
import { explainDeduction } from './explain-deductions.ts'
import { explainDifference } from './explain-difference.ts'
import { explainItem, explainPayment } from './explain-items.ts'
import { explainLeaveCash } from './explain-leave-cash.ts'
import { explainRest, explainSettlement, settlementName } from './explain-settlement.ts'
import { explainSocialSecurity } from './explain-social-security.ts'
import { explainTax } from './explain-tax.ts'
import { explainMinutes } from './explain-time.ts'
import { explainCost, explainGross, explainNet } from './explain-totals.ts'
import type { ExplainedPayslip } from './explained-payslip.ts'

const TEXTS: Record<Language, LineTexts> = { la: lineTextsLa, en: lineTextsEn }

export interface ExplainedLine {
  name: string
  /** Sentences, in the order of the calculation. */
  how: string[]
}

/**
 * Explains a payslip's line in sentences, the same for PDF and screen: its name and how each number was calculated.
 * `payslip` provides the sums that the line does not contain.
 */
export function explainLine(line: PayslipLine, payslip: ExplainedPayslip, language: Language): ExplainedLine {
  const texts = TEXTS[language]
  const payment = explainPayment(line.payment, Math.abs(line.amount), texts)
  const rest = explainRest(line, texts)
  return {
    name: nameOf(line, texts),
    how: [...sentences(line, line.how, payslip, texts), ...payment, ...rest],
  }
}

function nameOf({ code, name = '', how }: PayslipLine, texts: LineTexts): string {
  if (how.kind === 'difference') return texts.differenceName(name)
  if (how.kind === 'leave_cash') return texts.leaveCashName(name)
  const settled = settlementName(how, code, texts)
  if (settled) return settled
  switch (code) {
    case 'benefit':
    case 'income':
    case 'deduction_before':
    case 'deduction_after':
      return name
    case 'employer_paid':
      return texts.employerPaidName(name)
    case 'overtime':
      return texts.overtimeName(how.kind === 'minutes' ? exactText(how.rate) : '')
    case 'absence_rule':
      return how.kind === 'absence_rule' && how.type === 'late'
        ? texts.lateRuleName
        : texts.names.absence_rule
    case 'company_sso':
      return how.kind === 'social_security' && how.share === 'employee'
        ? texts.employeeShareName
        : texts.names.company_sso
    default:
      return texts.names[code]
  }
}

function sentences(line: PayslipLine, how: How, payslip: ExplainedPayslip, texts: LineTexts): string[] {
  switch (how.kind) {
    case 'monthly':
      return explainBasePay(how, line.amount, texts)
    case 'worked_days':
      return explainWorkedDays(how, line.amount, texts)
    case 'seniority':
    case 'prorated':
    case 'money':
    case 'percent':
      return explainItem(how, texts)
    case 'notice_pay':
    case 'leave_pay':
    case 'severance':
      return explainSettlement(how, line.amount, texts)
    case 'leave_cash':
      return explainLeaveCash(how, line.amount, texts)
    case 'difference':
      return explainDifference(how, Math.abs(line.amount), texts)
    case 'minutes':
      return explainMinutes(line.code, how, line.amount, texts)
    case 'absence':
    case 'absence_rule':
    case 'late':
      return explainDeduction(how, line.amount, texts)
    case 'gross':
      return explainGross(how, payslip, texts)
    case 'social_security':
      return explainSocialSecurity(how, line, payslip, texts)
    case 'income_tax':
    case 'income_tax_grossed_up':
      return explainTax(how, line.amount, payslip, texts)
    case 'net':
      return explainNet(payslip, texts)
    case 'cost':
      return explainCost(payslip, texts)
  }
}
