import type { PayslipLine } from '#engines/payroll/explanation.ts'
import { formatDate, formatInstantInLaos } from '#kit/contract/days.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { logoName } from '#kit/server/files/company-logo.ts'
import type { PayslipDetail } from '../../contract.ts'
import type { PayslipDocument, PayslipLine as PrintedLine } from '../../documents/payslip-document.ts'
import { draftMark } from '../../domain/document-name.ts'
import { explainLine } from '../../domain/explain-line.ts'
import { codesOf, isInGroup, type LineGroup, sumOf } from '../../domain/line-kinds.ts'
import { PAYSLIP_KINDS, PAYSLIP_LABELS, PAYSLIP_WORDS } from './payslip-labels.ts'
import type { PrintedPayslip } from './read-payslip.ts'

/** A payslip for printing: the parts of gross pay, the deductions, the company's contributions. */
export function payslipDocumentOf(
  payslip: PrintedPayslip,
  language: Language,
  generatedAt: Date,
  logo: Buffer | null,
): PayslipDocument {
  const words = PAYSLIP_WORDS[language]
  const printed = (take: (line: PayslipLine) => boolean, sign: 1 | -1): PrintedLine[] =>
    payslip.lines.filter(take).map((line) => {
      const { name, how } = explainLine(line, payslip, language)
      return {
        name,
        how: shortened(line, how).join('\n').replaceAll('−', '–'),
        amount: sign * line.amount + 0,
      }
    })
  const isIn =
    (...groups: LineGroup[]) =>
    ({ code }: PayslipLine) =>
      isInGroup(code, ...groups)
  const { person, run } = payslip
  return {
    language: language === 'la' ? 'lo' : 'en',
    labels: PAYSLIP_LABELS[language],
    watermark: draftMark(run, language),
    company: { name: payslip.company, address: payslip.company_address, logo: logoName(logo) },
    period: [
      `${formatDate(run.from_date)} – ${formatDate(run.to_date)}`,
      ...(run.kind === 'regular' ? [] : [PAYSLIP_KINDS[language][run.kind]]),
    ].join(' · '),
    employee: {
      number: payslip.emp_number,
      name: printedName(person, language),
      position: person.position,
      department: person.department,
      branch: person.branch,
      socialSecurityNumber: person.sso_number,
      daysWorked: words.days(person.days_worked),
      leaveLeft: words.days(person.leave_left),
    },
    earnings: printed(isIn('earnings', 'before'), 1),
    gross: payslip.gross,
    deductions: printed(isIn('after'), -1),
    totalDeductions: sumOf(payslip, codesOf('after')),
    net: payslip.net,
    employerContributions: printed(isIn('company'), 1),
    totalEmployer: sumOf(payslip, codesOf('company')),
    payment: {
      method: person.bank_account === '' ? words.cash : words.transfer,
      bank: person.bank_account === '' ? '' : person.bank,
      accountName: person.bank_account === '' ? '' : person.bank_account_name,
      account: person.bank_account,
      paidOn: payslip.payment ? formatDate(payslip.payment.paid_on) : '',
      paidBy: payslip.payment?.paid_by ?? '',
    },
    yearToDate: payslip.year_to_date,
    notes: notesOf(payslip, language),
    generatedAt: formatInstantInLaos(generatedAt),
  }
}

/**
 * The PDF contains what an employee needs to check a number, without the hourly pay, which is in the formula below,
 * and without a second insurable wage. The screen shows all. The fonts have no minus sign, hence the en dash.
 */
function shortened({ code, how }: PayslipLine, sentences: readonly string[]): readonly string[] {
  if (how.kind === 'minutes') return sentences.filter((_, at) => at % 2 === 1 || at >= how.terms.length * 2)
  if (code === 'company_sso' && how.kind === 'social_security')
    return sentences.slice(how.payer === 'company' && how.share === 'employee' ? -2 : -1)
  return sentences
}

/** The Latin name if there is one and the language is not Lao. */
function printedName(person: PayslipDetail['person'], language: Language): string {
  const lao = `${person.name} ${person.surname}`.trim()
  return language === 'en' ? `${person.en_name} ${person.en_surname}`.trim() || lao : lao
}

function notesOf(payslip: PayslipDetail, language: Language): string[] {
  const gross = payslip.lines.find((line) => line.how.kind === 'gross' && line.how.floored !== undefined)
  const floored = gross ? explainLine(gross, payslip, language).how.slice(1) : []
  const isDraft = payslip.run.status === 'calculated' || payslip.run.status === 'draft'
  return [...(isDraft ? [PAYSLIP_WORDS[language].draft] : []), ...floored]
}
