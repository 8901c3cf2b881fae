import { readFileSync } from 'node:fs'
import { formatDate, formatInstantInLaos } from '#kit/contract/days.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { logoName, withLogo } from '#kit/server/files/company-logo.ts'
import { renderPdf } from '#kit/server/pdf/render-pdf.ts'
import type { YearOfPay } from '../contract.ts'
import en from '../locales/certificate.en.ts'
import la from '../locales/certificate.la.ts'
import { monthOfYear, monthsBefore } from '../locales/months-of-year.ts'

export const CERTIFICATE_TEXTS = { la, en }
const template = readFileSync(new URL('./certificate.typ', import.meta.url), 'utf8')

const AMOUNTS = ['gross', 'employee_sso', 'taxable', 'tax', 'company_tax', 'net'] as const
const kip = (amount: number) => amount.toLocaleString('en-US').replace('-', '–')

/** The certificate of an employee's pay in a year, by month, as a PDF of one page with the logo of the company. */
export function renderCertificate(
  year: YearOfPay,
  language: Language,
  printedAt: Date,
  logo: Buffer | null,
): Promise<Uint8Array> {
  const text = CERTIFICATE_TEXTS[language]
  const rowOf = (amounts: YearOfPay['totals']) => AMOUNTS.map((name) => kip(amounts[name]))
  const employed = [formatDate(year.start_date), formatDate(year.end_date)].filter(Boolean).join(' – ')
  const data = {
    logo: logoName(logo),
    language: language === 'la' ? 'lo' : 'en',
    title: text.title(String(year.year)),
    company: year.company,
    companyFacts: [
      year.company_address,
      year.company_tax_number && `${text.taxNumber}: ${year.company_tax_number}`,
    ].filter(Boolean),
    facts: [
      [text.name, (language === 'en' && year.en_name) || year.name],
      [text.number, year.emp_number],
      [text.taxNumber, year.tax_number || '–'],
      [text.ssoNumber, year.sso_number || '–'],
      [text.position, year.position || '–'],
      [text.employed, employed],
    ],
    headings: [text.month, ...AMOUNTS.map((name) => text.amounts[name])],
    rows: [
      ...(year.before
        ? [[`${text.before} ${monthsBefore(year.before, year.year)}`, ...rowOf(year.before)]]
        : []),
      ...year.months.map((month) => [monthOfYear(month.month, year.year), ...rowOf(month)]),
    ],
    totals: [text.total, ...rowOf(year.totals)],
    notes: [
      text.kip,
      text.source,
      ...(year.before ? [text.beforeNote] : []),
      ...(year.totals.company_tax > 0 ? [text.companyTax] : []),
    ],
    place: text.place,
    signature: text.signature,
    printed: `${text.printed} ${formatInstantInLaos(printedAt)}`,
  }
  return renderPdf(template, data, { attachments: withLogo(logo) })
}
