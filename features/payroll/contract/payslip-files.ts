import { z } from 'zod'
import { XLSX } from '#kit/contract/file-types.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Instant, Language } from '#kit/contract/scalars.ts'
import { PayslipId } from './payslips.ts'
import { PAYROLL_ACCESS } from './runs.ts'

const RunId = z.object({ id: IdParam })
const FileId = z.object({ id: IdParam, file_id: IdParam })
/** Absent: the language of the request. */
const InLanguage = z.object({ language: Language.optional() })
const PDF = { contentTypes: ['application/pdf'] }
const WORKBOOK = { contentTypes: [XLSX] }

export const downloadPayslip = defineRoute({
  method: 'GET',
  path: '/payrolls-item/:id/payslips/:employee_id.pdf',
  summary: 'One payslip as a PDF in Lao or English.',
  access: PAYROLL_ACCESS,
  params: PayslipId,
  query: InLanguage,
  stream: PDF,
})

/** All payslips of a run as one PDF, made in the background. */
export const PayslipFile = z.object({
  id: Id,
  language: Language,
  status: z.enum(['working', 'done', 'failed']),
  /** Payslips set so far. */
  done: z.int(),
  total: z.int(),
  created_at: Instant,
})
export type PayslipFile = z.infer<typeof PayslipFile>

export const makePayslipFile = defineRoute({
  method: 'POST',
  path: '/payrolls-item/:id/payslips.pdf',
  summary:
    'Begin to set all payslips of a run into one PDF; a file that exists or is being made answers again.',
  access: PAYROLL_ACCESS,
  params: RunId,
  query: InLanguage,
  answer: dataAnswer(PayslipFile),
  errors: ['run_not_calculated'],
})

export const showPayslipFile = defineRoute({
  method: 'GET',
  path: '/payrolls-item/:id/payslip-files/:file_id',
  summary: 'How far the PDF of all payslips is.',
  access: PAYROLL_ACCESS,
  params: FileId,
  answer: dataAnswer(PayslipFile),
})

export const downloadPayslipFile = defineRoute({
  method: 'GET',
  path: '/payrolls-item/:id/payslip-files/:file_id/payslips.pdf',
  summary: 'The PDF of all payslips, once it is done.',
  access: PAYROLL_ACCESS,
  params: FileId,
  stream: PDF,
  errors: ['conflict'],
})

export const downloadRegister = defineRoute({
  method: 'GET',
  path: '/payrolls-item/:id/register.xlsx',
  summary: 'The payroll register: every payslip with all its sums, and the totals.',
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
    'The transfer list for the bank with changed accounts marked; those without an account stand on a sheet of their own.',
  access: PAYROLL_ACCESS,
  params: RunId,
  query: InLanguage,
  stream: WORKBOOK,
  errors: ['run_not_calculated', 'accounts_unconfirmed'],
})
