import { readFileSync } from 'node:fs'
import { formatDate, formatInstantInLaos } from '#kit/contract/days.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { logoName, withLogo } from '#kit/server/files/company-logo.ts'
import { renderPdf } from '#kit/server/pdf/render-pdf.ts'
import en from '../locales/employment-certificate.en.ts'
import la from '../locales/employment-certificate.la.ts'

export const EMPLOYMENT_CERTIFICATE_TEXTS = { la, en }
const template = readFileSync(new URL('./employment-certificate.typ', import.meta.url), 'utf8')

/** What is certified; days as `2026-11-20`, an empty text omits its line. */
export interface EmploymentCertificate {
  company: string
  company_address: string
  company_tax_number: string
  name: string
  /** In Latin letters; empty: the name as it is. */
  en_name: string
  emp_number: string
  position: string
  department: string
  first_day: string
  last_day: string
}

/** The certificate as printed, with every text in the language. */
export function certificateDocument(certificate: EmploymentCertificate, language: Language, printedAt: Date) {
  const text = EMPLOYMENT_CERTIFICATE_TEXTS[language]
  const { company, company_address, company_tax_number, name, en_name } = certificate
  const facts: [label: string, value: string][] = [
    [text.name, (language === 'en' && en_name) || name],
    [text.number, certificate.emp_number],
    [text.position, certificate.position],
    [text.department, certificate.department],
    [text.firstDay, formatDate(certificate.first_day)],
    [text.lastDay, formatDate(certificate.last_day)],
  ]
  return {
    language: language === 'la' ? 'lo' : 'en',
    company,
    companyFacts: [company_address, company_tax_number && `${text.taxNumber}: ${company_tax_number}`].filter(
      Boolean,
    ),
    title: text.title,
    statement: text.statement,
    facts: facts.filter(([, value]) => value !== ''),
    place: text.place,
    signature: text.signature,
    printed: `${text.printed} ${formatInstantInLaos(printedAt)}`,
  }
}

/** The certificate of somebody's employment, without any pay, as a PDF of one page with the logo of the company. */
export const renderEmploymentCertificate = (
  certificate: EmploymentCertificate,
  language: Language,
  printedAt: Date,
  logo: Buffer | null,
): Promise<Uint8Array> =>
  renderPdf(
    template,
    { ...certificateDocument(certificate, language, printedAt), logo: logoName(logo) },
    { attachments: withLogo(logo) },
  )
