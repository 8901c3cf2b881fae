import { z } from 'zod'
import { XLSX } from '#kit/contract/file-types.ts'
import { ImportRowError, WORKBOOK_ERRORS } from '#kit/contract/import.ts'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, Kip, Version } from '#kit/contract/scalars.ts'
import { PAY_ITEM_ACCESS, PAY_ITEM_CHANGE, PayMonth } from './items.ts'

export const downloadVariablePay = defineRoute({
  method: 'GET',
  path: '/payrolls-item/variable-pay/sheet.xlsx',
  summary: 'Download the amounts of a month as an Excel file that can be uploaded again.',
  access: PAY_ITEM_ACCESS,
  query: z.object({ month: PayMonth }),
  stream: { contentTypes: [XLSX], entity: 'variable_pay' },
})

/** A difference between a file and the stored amounts. */
export const VariableDifference = z.object({
  emp_number: z.string(),
  employee_name: z.string(),
  item_id: Id,
  item: z.string(),
  before: Kip.nullable(),
  /** Null: the cell of the file is empty. */
  after: Kip.nullable(),
  /** Of the stored amount; null without one. */
  version: Version.nullable(),
})
export type VariableDifference = z.infer<typeof VariableDifference>

export const readVariableSheet = defineRoute({
  method: 'POST',
  path: '/payrolls-item/variable-pay/file',
  summary: 'Compare an Excel file with the amounts of a month; nothing is stored.',
  access: PAY_ITEM_CHANGE,
  query: z.object({ month: PayMonth }),
  upload: { maxBytes: 5 * 1024 * 1024, types: ['.xlsx', XLSX] },
  answer: dataAnswer(
    z.object({
      differences: z.array(VariableDifference),
      unchanged: z.int(),
      ignored_columns: z.array(z.string()),
      bad_count: z.int(),
      errors: z.array(ImportRowError),
    }),
  ),
  errors: ['month_locked', ...WORKBOOK_ERRORS],
})
