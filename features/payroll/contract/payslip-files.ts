import { z } from 'zod'
import { XLSX } from '#kit/contract/file-types.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Instant, Language } from '#kit/contract/scalars.ts'
import { PayslipId } from './payslips.ts'
import { PAYROLL_ACCESS } from './runs.ts'

const RunId = z.object({ id: IdParam })
const FileId = z.object({ id: IdParam, file_id: IdParam })
/** Default: the language of the request. */
const InLanguage = z.object({ language: Language.optional() })
const PDF = { contentTypes: ['application/pdf'] }
const WORKBOOK = { contentTypes: [XLSX] }

export const downloadPayslip = defineRoute({
  method: 'GET',
  path: '/payrolls-item/:id/payslips/:employee_id.pdf',
  summary: 'Download one payslip as a PDF in Lao or English.',
  access: PAYROLL_ACCESS,
  params: PayslipId,
  query: InLanguage,
  stream: { ...PDF, entity: 'payslip' },
})

/** All payslips of a run as one PDF, created in the background. */
export const PayslipFile = z.object({
  id: Id,
  language: Language,
  status: z.enum(['working', 'done', 'failed']),
  /** Number of payslips rendered so far. */
  done: z.int(),
  total: z.int(),
  created_at: Instant,
})
export type PayslipFile = z.infer<typeof PayslipFile>

export const makePayslipFile = defineRoute({
  method: 'POST',
  path: '/payrolls-item/:id/payslips.pdf',
  summary: 'Start creating a PDF with all payslips of a run; an existing or unfinished file is returned.',
  access: PAYROLL_ACCESS,
  params: RunId,
  query: InLanguage,
  answer: dataAnswer(PayslipFile),
  errors: ['run_not_calculated'],
})

export const showPayslipFile = defineRoute({
  method: 'GET',
  path: '/payrolls-item/:id/payslip-files/:file_id',
  summary: 'Show the progress of the PDF with all payslips.',
  access: PAYROLL_ACCESS,
  params: FileId,
  answer: dataAnswer(PayslipFile),
})

export const downloadPayslipFile = defineRoute({
  method: 'GET',
  path: '/payrolls-item/:id/payslip-files/:file_id/payslips.pdf',
  summary: 'Download the PDF with all payslips when it is done.',
  access: PAYROLL_ACCESS,
  params: FileId,
  stream: { ...PDF, entity: 'payslip' },
  errors: ['conflict'],
})

export const downloadRegister = defineRoute({
  method: 'GET',
  path: '/payrolls-item/:id/register.xlsx',
  summary: 'Download the payroll register: every payslip with all amounts, and the totals.',
  access: PAYROLL_ACCESS,
  params: RunId,
  query: InLanguage,
  stream: WORKBOOK,
  errors: ['run_not_calculated'],
})

export const downloadBankList = defineRoute({
  method: 'GET',
  path: '/payrolls-item/:id/bank-list.xlsx',
  summary:
    'Download the transfer list for the bank, with changed accounts marked and employees without an account on a separate sheet.',
  access: PAYROLL_ACCESS,
  params: RunId,
  query: InLanguage,
  stream: WORKBOOK,
  errors: ['run_not_calculated', 'accounts_unconfirmed'],
})
