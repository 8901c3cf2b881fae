import { readFileSync } from 'node:fs'
import type { RequestDecision } from '#features/requests/contract.ts'
import en from '#features/requests/locales/words-en.ts'
import la from '#features/requests/locales/words-la.ts'
import { formatInstantInLaos } from '#kit/contract/days.ts'
import { logoName, withLogo } from '#kit/server/files/company-logo.ts'
import { qrImage } from '#kit/server/pdf/qr-image.ts'
import { renderPdf } from '#kit/server/pdf/render-pdf.ts'
import type { FilledField } from '../contract.ts'
import { answerText } from '../domain/form-answers.ts'
import { DOCUMENT_TEXTS as text } from '../locales/document.ts'

const template = readFileSync(new URL('./approval.typ', import.meta.url), 'utf8')

/** An approved request with everything that its document says; empty texts omit their lines. */
export interface ApprovedRequest {
  company: string
  company_address: string
  company_tax_number: string
  number: string
  title: string
  requester: string
  emp_number: string
  department: string
  submitted_at: string
  /** In kip. */
  amount: number | null
  reference: string
  detail: string
  files: readonly string[]
  /** The template that was filled in; '' and [] without one. */
  template_title: string
  form: readonly FilledField[]
  decisions: readonly Pick<RequestDecision, 'verdict' | 'actor' | 'on_behalf_of' | 'at'>[]
  code: string
  /** Where the code is checked; null if the installation has no public address. */
  address: string | null
}

const both = ({ la, en }: { la: string; en: string }) => `${la} / ${en}`

/** The document as printed, with each label in both languages. */
export function approvalDocument(approval: ApprovedRequest, printedAt: Date) {
  const { company, company_address, company_tax_number, number, title, amount, address, code } = approval
  const facts: [label: string, value: string][] = [
    [both(text.number), number],
    [both(text.subject), title],
    [both(text.requester), `${approval.requester} · ${approval.emp_number}`],
    [both(text.department), approval.department],
    [both(text.sent), formatInstantInLaos(approval.submitted_at)],
    [both(text.amount), amount === null ? '' : `${amount.toLocaleString('en-US')} ${both(text.kip)}`],
    [both(text.reference), approval.reference],
    [both(text.template), approval.template_title],
    ...approval.form.map((field): [string, string] => [field.label, answerText(field)]),
    [both(text.files), approval.files.join(', ')],
  ]
  return {
    company,
    companyFacts: [
      company_address,
      company_tax_number && `${both(text.taxNumber)}: ${company_tax_number}`,
    ].filter(Boolean),
    title: both(text.title),
    facts: facts.filter(([, value]) => value !== ''),
    detailLabel: both(text.detail),
    detail: approval.detail,
    decisionsLabel: both(text.decisions),
    headings: [text.name, text.decision, text.time].map(both),
    decisions: approval.decisions.map(({ verdict, actor, on_behalf_of, at }) => [
      on_behalf_of ? `${actor} (${both(text.onBehalf)} ${on_behalf_of})` : actor,
      both({ la: la.verdicts[verdict], en: en.verdicts[verdict] }),
      formatInstantInLaos(at),
    ]),
    codeLabel: both(text.code),
    code,
    checkLabel: address ? both(text.check) : '',
    address: address ?? '',
    printed: `${both(text.printed)} ${formatInstantInLaos(printedAt)}`,
  }
}

const QR = 'qr.png'

/** An approved request as a PDF with all decisions and the code that confirms it, with the logo of the company. */
export async function renderApproval(
  approval: ApprovedRequest,
  printedAt: Date,
  logo: Buffer | null,
): Promise<Uint8Array> {
  const { address } = approval
  const attachments = { ...withLogo(logo), ...(address && { [QR]: await qrImage(address) }) }
  const data = { ...approvalDocument(approval, printedAt), logo: logoName(logo), qr: address ? QR : '' }
  return renderPdf(template, data, { attachments })
}
