import { readFileSync } from 'node:fs'
import { renderPdf } from '#kit/server/pdf/render-pdf.ts'
import type { InvoiceLabels } from '../locales/paper-texts.ts'

/** The content of an invoice, ready to print: amounts in whole kip, everything else as displayed text; an empty text omits its line. */
export interface InvoiceDocument {
  language: 'lo' | 'en'
  labels: InvoiceLabels
  issuer: string
  number: string
  issuedOn: string
  dueOn: string
  status: string
  company: { name: string; phone: string; address: string }
  /** The service, with the package below. */
  line: { name: string; note: string; users: string; price: number; amount: number }
  totalPrice: number
  discount: number
  /** The label contains the rate; null if there is no VAT. */
  vat: { label: string; amount: number } | null
  amountToPay: number
  remark: string
  preparedBy: string
  approvedBy: string
  generatedAt: string
}

const template = readFileSync(new URL('./invoice.typ', import.meta.url), 'utf8')

/** An invoice as a PDF of one A4 page. */
export function renderInvoicePdf(document: InvoiceDocument): Promise<Uint8Array> {
  return renderPdf(template, document)
}
