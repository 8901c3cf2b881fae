import { z } from 'zod'
import { PDF, XLSX } from '#kit/contract/file-types.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Instant, Kip, Language } from '#kit/contract/scalars.ts'
import { PAYROLL_ACCESS } from './run-access.ts'

/** The payments of a run to one bank; `bank_id` null: accounts without a known bank. */
export const BankFile = z.object({
  bank_id: Id.nullable(),
  bank: z.string(),
  /** The name of the layout; null: the plain list. */
  layout: z.string().nullable(),
  /** Who wrote the layout, and when, if no run was paid since. */
  layout_changed: z.object({ by: z.string(), at: Instant }).nullable(),
  employees: z.int(),
  amount: Kip,
})
export type BankFile = z.infer<typeof BankFile>

export const BANK_FILE_CHECKS = ['no_bank', 'duplicate_account', 'name_differs', 'over_daily_limit'] as const

/** How many names a check has at most. */
export const MAX_CHECKED_NAMES = 20

export const BankFileCheck = z.object({
  code: z.enum(BANK_FILE_CHECKS),
  /** Number of employees, or of banks over the daily limit. */
  count: z.int(),
  /** The first of them by employee number, at most 20. */
  people: z.array(z.object({ employee_id: Id, emp_number: z.string(), name: z.string() })),
})
export type BankFileCheck = z.infer<typeof BankFileCheck>

export const BankFiles = z.object({
  banks: z.array(BankFile),
  /** Employees without an account. */
  cash: z.object({ employees: z.int(), amount: Kip }),
  /** To look at before the files are given to a bank; empty without `view-bank-account`. */
  checks: z.array(BankFileCheck),
  /** The sum of all files and the cash list. */
  listed: Kip,
  /** Net pay of the run without what is held, was paid later, or is below zero, or of the chosen later payments. It equals `listed`. */
  payable: Kip,
})
export type BankFiles = z.infer<typeof BankFiles>

const RunId = z.object({ id: IdParam })
/** Employees of payslips of a paid run that are held or were paid later, '12,15': their payments instead of those of the run. */
const Later = z
  .string()
  .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,499}$/)
  .optional()
const InLanguage = z.object({ language: Language.optional(), later: Later })

export const showBankFiles = defineRoute({
  method: 'GET',
  path: '/payrolls-item/:id/bank-files',
  summary:
    'The payments of a run by bank, those in cash, and what to check before the files are given to a bank.',
  access: PAYROLL_ACCESS,
  params: RunId,
  query: z.object({ later: Later }),
  answer: dataAnswer(BankFiles),
  errors: ['run_not_calculated', 'run_status'],
})

export const downloadBankFile = defineRoute({
  method: 'GET',
  path: '/payrolls-item/:id/bank-file',
  summary:
    'Download the payments of a run to one bank, in the layout of the bank; without `bank_id` those without a known bank.',
  access: PAYROLL_ACCESS,
  params: RunId,
  query: InLanguage.extend({ bank_id: IdParam.optional() }),
  stream: { contentTypes: [XLSX, 'text/csv', 'text/plain'], entity: 'payrolls-item/bank-file' },
  errors: ['run_not_calculated', 'run_status', 'accounts_unconfirmed', 'bank_layout_too_narrow'],
})

const cashList = (format: 'xlsx' | 'pdf') =>
  defineRoute({
    method: 'GET',
    path: `/payrolls-item/:id/cash-list.${format}`,
    summary: `Download the employees who are paid in cash, with a column for signatures (${format}).`,
    access: PAYROLL_ACCESS,
    params: RunId,
    query: InLanguage,
    stream: { contentTypes: [format === 'xlsx' ? XLSX : PDF], entity: 'payrolls-item/cash-list' },
    errors: ['run_not_calculated', 'run_status'],
  })
export const downloadCashList = cashList('xlsx')
export const printCashList = cashList('pdf')
