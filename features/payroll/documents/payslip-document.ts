import { readFileSync } from 'node:fs'
import { type Attachments, renderPdf, renderPdfsInWorker } from '#kit/server/pdf/render-pdf.ts'

/** One line of a payslip: its name, how it was worked out in a few words (or ''), whole kip. */
export type PayslipLine = { name: string; how: string; amount: number }

/** Every word printed that is not data, in the reader's language. */
export type PayslipLabels = Record<
  | 'title'
  | 'period'
  | 'employeeName'
  | 'employeeNumber'
  | 'socialSecurityNumber'
  | 'position'
  | 'department'
  | 'branch'
  | 'earnings'
  | 'gross'
  | 'deductions'
  | 'totalDeductions'
  | 'net'
  | 'currency'
  | 'employerContributions'
  | 'totalEmployer'
  | 'payment'
  | 'paymentMethod'
  | 'bank'
  | 'accountName'
  | 'account'
  | 'paidOn'
  | 'generatedAt'
  | 'page',
  string
>

/**
 * All that stands on a payslip, ready to print: amounts in whole kip, everything else as it shall be read. An empty
 * text leaves its line out. `logo` is the name of an attachment, or ''.
 */
export type PayslipDocument = {
  language: 'lo' | 'en'
  labels: PayslipLabels
  company: { name: string; address: string; logo: string }
  period: string
  employee: {
    number: string
    name: string
    position: string
    department: string
    branch: string
    socialSecurityNumber: string
  }
  earnings: PayslipLine[]
  gross: number
  deductions: PayslipLine[]
  totalDeductions: number
  net: number
  employerContributions: PayslipLine[]
  totalEmployer: number
  payment: { method: string; bank: string; accountName: string; account: string; paidOn: string }
  /** What the law wants said, and the company's own remarks; a paragraph each. */
  notes: string[]
  generatedAt: string
}

const template = readFileSync(new URL('./payslip.typ', import.meta.url), 'utf8')

/** One payslip as a PDF of one A4 page (more only with dozens of lines). */
export function renderPayslipPdf(document: PayslipDocument, attachments?: Attachments): Promise<Uint8Array> {
  return renderPdf(template, { documents: [document] }, { ...(attachments ? { attachments } : {}) })
}

/** Payslips set in one go share their fonts; more of them at once save little and take much memory (50: 1 GB). */
const TOGETHER = 5

/**
 * Many payslips in a few PDFs, in the same order, on a thread of their own; join them afterwards. `onProgress` hears the
 * number of payslips set.
 */
export function renderPayslipPdfs(
  documents: readonly PayslipDocument[],
  onProgress: (done: number, total: number) => void = () => {},
  attachments?: Attachments,
): Promise<Uint8Array[]> {
  const batches = Array.from({ length: Math.ceil(documents.length / TOGETHER) }, (_, at) => ({
    documents: documents.slice(at * TOGETHER, (at + 1) * TOGETHER),
  }))
  const report = (done: number) => onProgress(Math.min(done * TOGETHER, documents.length), documents.length)
  return renderPdfsInWorker(template, batches, report, { ...(attachments ? { attachments } : {}) })
}
