import { z } from 'zod'
import { dataAnswer, listAnswer, listQuery } from '#kit/contract/lists.ts'
import { ownText } from '#kit/contract/own-text.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Version } from '#kit/contract/scalars.ts'
import { lineText, requiredLineText } from '#kit/contract/texts.ts'
import { COLUMN_SOURCES } from '../domain/bank-layout.ts'
import { PAYROLL_ACCESS } from './run-access.ts'

const CHANGE = changing(PAYROLL_ACCESS, 'pay-payroll')

export const BankColumn = z.object({
  source: z.enum(COLUMN_SOURCES),
  title: lineText(60),
  /** Of the source `fixed`. */
  text: lineText(60),
  /** Characters of a column of fixed width. */
  width: z.int().min(0).max(200),
  pad: z.enum(['space', 'zero']),
})

const layoutFields = {
  bank_id: Id,
  name: requiredLineText(80),
  format: z.enum(['xlsx', 'csv', 'txt']),
  /** Of csv and txt; `none`: columns of fixed width, only in txt. */
  separator: z.enum(['comma', 'semicolon', 'tab', 'pipe', 'none']),
  encoding: z.enum(['utf-8', 'utf-8-bom', 'utf-16le']),
  has_header: z.boolean(),
  has_totals: z.boolean(),
  columns: z.array(BankColumn).min(1).max(30),
  /** Without extension; {bank}, {run}, {day} and {total} are replaced. Empty: bank and run. */
  file_name: lineText(80),
  /** Where the layout comes from, such as a sample of a branch of the bank. */
  source_note: requiredLineText(200),
}

function checkLayout(layout: unknown, context: z.RefinementCtx) {
  const parsed = z.object(layoutFields).safeParse(layout)
  // Bad values have their own messages.
  if (!parsed.success) return
  const { format, separator, columns } = parsed.data
  const issue = (path: (string | number)[], la: string, en: string) =>
    context.addIssue({ code: 'custom', path, params: ownText(la, en) })
  if (separator === 'none' && format === 'csv')
    issue(['separator'], 'CSV ຕ້ອງມີຕົວຂັ້ນ', 'A CSV file needs a separator')
  if (separator === 'none' && format === 'txt')
    columns.forEach(({ width }, at) => {
      if (width === 0) issue(['columns', at, 'width'], 'ຕ້ອງປ້ອນຄວາມກວ້າງ', 'Enter the width of the column')
    })
  if (!columns.some(({ source }) => source === 'amount'))
    issue(['columns'], 'ຕ້ອງມີຖັນຈຳນວນເງິນ', 'One column must be the amount')
  // Without it every payment could go to a fixed account.
  else if (!columns.some(({ source }) => source === 'account'))
    issue(['columns'], 'ຕ້ອງມີຖັນເລກບັນຊີ', 'One column must be the account number')
}

export const BankLayoutInput = z.object(layoutFields).superRefine(checkLayout)
export type BankLayoutInput = z.infer<typeof BankLayoutInput>

export const BankLayoutRow = z.object({
  ...layoutFields,
  id: Id,
  name: z.string(),
  columns: z.array(BankColumn),
  file_name: z.string(),
  source_note: z.string(),
  bank: z.string(),
  version: Version,
})
export type BankLayoutRow = z.infer<typeof BankLayoutRow>

const LayoutId = z.object({ layout_id: IdParam })

export const listBankLayouts = defineRoute({
  method: 'GET',
  path: '/bank-layout',
  summary: 'List the layouts of files of payments that the company has agreed with its banks.',
  access: PAYROLL_ACCESS,
  query: listQuery(['bank', 'name', 'format']),
  answer: listAnswer(BankLayoutRow),
  list: { excel: true, entity: 'bank_layout' },
})

export const showBankLayout = defineRoute({
  method: 'GET',
  path: '/bank-layout/:layout_id',
  summary: 'Show one layout of files of payments.',
  access: PAYROLL_ACCESS,
  params: LayoutId,
  answer: dataAnswer(BankLayoutRow),
})

export const createBankLayout = defineRoute({
  method: 'POST',
  path: '/bank-layout',
  summary: 'Add the layout of a bank; each bank has one.',
  access: CHANGE,
  body: BankLayoutInput,
  answer: dataAnswer(BankLayoutRow),
  errors: ['duplicate', 'company_decides'],
})

export const updateBankLayout = defineRoute({
  method: 'PUT',
  path: '/bank-layout/:layout_id',
  summary: 'Change the layout of a bank.',
  access: CHANGE,
  params: LayoutId,
  body: z.object({ ...layoutFields, version: Version }).superRefine(checkLayout),
  answer: dataAnswer(BankLayoutRow),
  errors: ['duplicate', 'stale_version', 'company_decides'],
})

export const deleteBankLayout = defineRoute({
  method: 'DELETE',
  path: '/bank-layout/:layout_id',
  summary: 'Delete the layout of a bank; its files are plain lists again.',
  access: CHANGE,
  params: LayoutId,
  answer: dataAnswer(z.object({ deleted: z.literal(true) })),
  errors: ['company_decides'],
})
