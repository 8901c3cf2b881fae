import { z } from 'zod'
import { PERSON_FIELDS } from '#features/employees/contract/person.ts'
import { ColumnChoice, FileColumn } from '#kit/contract/file-columns.ts'
import { XLSX } from '#kit/contract/file-types.ts'
import { ImportRowError, WORKBOOK_ERRORS } from '#kit/contract/import.ts'
import { dataAnswer, listAnswer, listQuery, severalIds } from '#kit/contract/lists.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Instant, IsoMonth, SalaryKip, Version } from '#kit/contract/scalars.ts'
import { lineText } from '#kit/contract/texts.ts'

const access = { anyOf: ['view-payroll'], alsoNeeds: ['view-salary'], side: 'company' } as const
const change = changing(access, 'view-salary', 'edit-salary')

/** Kip of the months from January, or the first month of the employment, to `until`. */
const Amounts = {
  gross: SalaryKip,
  employee_sso: SalaryKip,
  employer_sso: SalaryKip,
  taxable: SalaryKip,
  tax: SalaryKip,
  net: SalaryKip,
}
export const OPENING_AMOUNTS = Object.keys(Amounts) as (keyof typeof Amounts)[]

/** What an employee was paid in a year before the company used Champa. */
export const OpeningBalance = z.object({
  id: Id,
  employee_id: Id,
  ...PERSON_FIELDS,
  department: z.string().nullable(),
  /** The last month that is included; its year is the year of the balance. */
  until: IsoMonth,
  ...Amounts,
  note: z.string(),
  saved_by: z.string(),
  saved_at: Instant,
  version: Version,
})
export type OpeningBalance = z.infer<typeof OpeningBalance>

export const listOpeningBalances = defineRoute({
  method: 'GET',
  path: '/opening-balances',
  summary: 'List what employees were paid before the company used Champa, by employee and year.',
  access,
  query: listQuery(['emp_number', 'employee_name', 'until', 'gross', 'tax', 'net', 'saved_at'], {
    year: z.coerce.number().int().min(1900).max(9999).optional(),
    employee_id: IdParam.optional(),
    department_id: severalIds.optional(),
    branch_id: severalIds.optional(),
  }),
  answer: listAnswer(OpeningBalance),
  list: { excel: true, entity: 'opening_balance' },
})

/** The most rows of one save. */
export const MAX_OPENING_ROWS = 5000

export const OpeningRow = z.object({
  employee_id: Id,
  until: IsoMonth,
  ...Amounts,
  note: lineText(200).default(''),
  /** Of the stored balance of this employee and year; null: there is none yet. */
  version: Version.nullable(),
})
export type OpeningRow = z.infer<typeof OpeningRow>

export const saveOpeningBalances = defineRoute({
  method: 'PUT',
  path: '/opening-balances',
  summary:
    'Save opening balances of employees, all or none; errors are given by row. One per employee and year: an existing one is corrected.',
  access: change,
  body: z.object({ rows: z.array(OpeningRow).min(1).max(MAX_OPENING_ROWS) }),
  maxBodyBytes: 2 * 1024 * 1024,
  answer: dataAnswer(z.object({ added: z.int(), corrected: z.int(), unchanged: z.int() })),
  errors: ['invalid_input', 'not_found', 'stale_version'],
})

export const deleteOpeningBalance = defineRoute({
  method: 'DELETE',
  path: '/opening-balances/:opening_balance_id',
  summary: 'Delete an opening balance.',
  access: change,
  params: z.object({ opening_balance_id: IdParam }),
  answer: dataAnswer(z.object({ id: Id })),
  errors: ['not_found'],
})

export const downloadOpeningSheet = defineRoute({
  method: 'GET',
  path: '/opening-balances/sheet.xlsx',
  summary:
    'Download an Excel file with all employees of a year and their opening balances, to fill in and upload.',
  access,
  query: z.object({ year: z.coerce.number().int().min(1900).max(9999) }),
  stream: { contentTypes: [XLSX], entity: 'opening_balance' },
})

/** A row of a file beside what is stored. */
export const ReadOpeningRow = OpeningRow.extend({
  emp_number: z.string(),
  employee_name: z.string(),
  state: z.enum(['new', 'changed', 'unchanged']),
})
export type ReadOpeningRow = z.infer<typeof ReadOpeningRow>

export const readOpeningSheet = defineRoute({
  method: 'POST',
  path: '/opening-balances/file',
  summary:
    'Read opening balances from an Excel file: one row for each employee. Nothing is stored; `columns` says what the columns are.',
  access: change,
  query: z.object({ columns: ColumnChoice }),
  upload: { maxBytes: 5 * 1024 * 1024, types: ['.xlsx', XLSX] },
  answer: dataAnswer(
    z.object({
      rows: z.array(ReadOpeningRow),
      columns: z.array(FileColumn),
      /** What columns can be read as. */
      fields: z.array(z.object({ name: z.string(), label: z.string(), required: z.boolean() })),
      /** Labels of required fields that no column has; then there are no rows. */
      missing: z.array(z.string()),
      bad_count: z.int(),
      errors: z.array(ImportRowError),
      /** The rows with errors as .xlsx in base64, to correct and upload again; null if there are none. */
      error_file: z.string().nullable(),
    }),
  ),
  errors: WORKBOOK_ERRORS,
})
