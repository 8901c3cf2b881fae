import { readFileSync } from 'node:fs'
import { type Attachments, renderPdf, renderPdfsInWorker } from '#kit/server/pdf/render-pdf.ts'

/** One line of a payslip: its name, a short explanation of the calculation (or ''), whole kip. */
export type PayslipLine = { name: string; how: string; amount: number }

/** All printed words that are not data, in the user's language. */
export type PayslipLabels = Record<
  | 'title'
  | 'period'
  | 'employeeName'
  | 'employeeNumber'
  | 'socialSecurityNumber'
  | 'position'
  | 'department'
  | 'branch'
  | 'daysWorked'
  | 'leaveLeft'
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
  | 'paidBy'
  | 'yearToDate'
  | 'yearSso'
  | 'yearTax'
  | 'forCompany'
  | 'receivedBy'
  | 'generatedAt'
  | 'page',
  string
>

/**
 * The content of a payslip, ready to print: amounts in whole kip, everything else as displayed text. An empty text
 * omits its line. `logo` is the name of an attachment, or ''.
 */
export type PayslipDocument = {
  language: 'lo' | 'en'
  labels: PayslipLabels
  /** Printed large behind the lines, such as "DRAFT", or ''. */
  watermark: string
  company: { name: string; address: string; logo: string }
  period: string
  employee: {
    number: string
    name: string
    position: string
    department: string
    branch: string
    socialSecurityNumber: string
    /** Days as displayed, or ''. */
    daysWorked: string
    leaveLeft: string
  }
  earnings: PayslipLine[]
  gross: number
  deductions: PayslipLine[]
  totalDeductions: number
  net: number
  employerContributions: PayslipLine[]
  totalEmployer: number
  payment: {
    method: string
    bank: string
    accountName: string
    account: string
    paidOn: string
    paidBy: string
  }
  /** Since January, with this payslip. */
  yearToDate: { gross: number; sso: number; tax: number; net: number }
  /** Statements required by law, and the company's remarks; one paragraph each. */
  notes: string[]
  generatedAt: string
}

const template = readFileSync(new URL('./payslip.typ', import.meta.url), 'utf8')

/** One payslip as a PDF with one A4 page (more only for dozens of lines). */
export function renderPayslipPdf(document: PayslipDocument, attachments?: Attachments): Promise<Uint8Array> {
  return renderPdf(template, { documents: [document] }, { ...(attachments ? { attachments } : {}) })
}

/** Payslips that are rendered together share their fonts; larger groups save little and need much memory (50: 1 GB). */
const TOGETHER = 5

/**
 * Renders many payslips into a few PDFs, in the same order, in a separate thread; join them afterwards. `onProgress`
 * gets the number of rendered payslips.
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
