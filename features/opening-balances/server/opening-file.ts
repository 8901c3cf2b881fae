import { z } from 'zod'
import {
  EMPLOYEES,
  JOIN_DEPARTMENT,
  ORDER_BY_EMP_NUMBER,
  personName,
} from '#features/employees/server/index.ts'
import { pastedAmount } from '#features/pay-items/domain/pasted-amounts.ts'
import { ENTRY_FIELDS } from '#features/schedules/locales/entry-file.ts'
import {
  type Cells,
  type EntryField,
  RowFault,
  readEntryFile,
  rowError,
  textOf,
  withErrorFile,
} from '#features/schedules/server/index.ts'
import { XLSX } from '#kit/contract/file-types.ts'
import { IsoMonth, Kip, type Language, MAX_SALARY } from '#kit/contract/scalars.ts'
import { columnMemory } from '#kit/server/excel/column-memory.ts'
import { type ColumnsOfFile, readColumnsOfFile } from '#kit/server/excel/read-columns.ts'
import { type SheetColumn, writeWorkbook } from '#kit/server/excel/write-workbook.ts'
import { type Endpoint, FileAnswer, handle, inCompany } from '#kit/server/handler.ts'
import { downloadOpeningSheet, MAX_OPENING_ROWS, OPENING_AMOUNTS, readOpeningSheet } from '../contract.ts'
import { readMonth, yearOfMonths } from '../domain/read-month.ts'
import en from '../locales/en.ts'
import la from '../locales/la.ts'
import { openingFaultText } from '../locales/opening-faults.ts'
import { checkRows, keyOf, type Row, readStored, UNTIL } from './check-rows.ts'
import type { ReadPaidMonths } from './read-paid-months.ts'
import { isSame } from './save-opening-balances.ts'

const AmountsRow = z.object(
  Object.fromEntries(OPENING_AMOUNTS.map((name) => [name, Kip.nullable()])) as Record<
    (typeof OPENING_AMOUNTS)[number],
    z.ZodNullable<typeof Kip>
  >,
)
const SheetRow = AmountsRow.extend({
  emp_number: z.string(),
  employee_name: z.string(),
  department: z.string().nullable(),
  until: IsoMonth.nullable(),
  note: z.string().nullable(),
})

/** The employees of a year with their balances. */
const sheetRows = (language: Language) => `
  select e.emp_number, ${personName(language)} as employee_name, d.name as department, ${UNTIL} as until,
    ${OPENING_AMOUNTS.map((name) => `r.${name}`).join(', ')}, r.note
  from ${EMPLOYEES} e ${JOIN_DEPARTMENT}
  left join opening_balance r on r.company_id = $1 and r.employee_id = e.id and r.year = $2
  where e.company_id = $1 and e.deleted_at is null and e.start_date < make_date($2 + 1, 1, 1)
    and (e.end_date is null or e.end_date >= make_date($2, 1, 1))
  order by ${ORDER_BY_EMP_NUMBER}, e.id`

const download = handle(downloadOpeningSheet, async (context) => {
  const { language, query } = context
  const rows = await inCompany(context, (tx) =>
    tx.query(SheetRow, sheetRows(language), [tx.companyId, query.year]),
  )
  const words = { la, en }[language]
  const text = (key: string, header: string): SheetColumn => ({ key, header, type: 'text' })
  const columns: SheetColumn[] = [
    text('emp_number', words.number),
    text('employee_name', words.employee),
    text('department', words.department),
    text('until', words.until),
    ...OPENING_AMOUNTS.map((key): SheetColumn => ({ key, header: words[key], type: 'kip' })),
    text('note', words.note),
  ]
  const bytes = await writeWorkbook({ sheets: [{ name: String(query.year), columns, rows }] })
  const exported = { rows: rows.length, has_salary: true }
  return new FileAnswer(`opening-balances-${query.year}.xlsx`, XLSX, bytes, exported)
})

const field = (
  name: 'until' | 'note' | (typeof OPENING_AMOUNTS)[number],
  headings: string[],
  required = true,
): EntryField => {
  const label = { la: la[name], en: en[name] }
  return { name, label, headings: [label.la, label.en, name, ...headings], required }
}

/** The columns of a file of opening balances. */
const FIELDS: readonly EntryField[] = [
  ...ENTRY_FIELDS,
  field('until', ['until', 'until month', 'up to', 'ເດືອນ', 'ຮອດເດືອນ', 'month']),
  field('gross', ['gross', 'gross pay', 'total income', 'ລາຍຮັບ', 'ເງິນເດືອນລວມ']),
  field('employee_sso', ['sso', 'employee sso', 'social security', 'ປະກັນສັງຄົມ', 'ປກສ']),
  field('employer_sso', ['employer sso', 'company sso', 'ປະກັນສັງຄົມບໍລິສັດ'], false),
  field('taxable', ['taxable', 'taxable income', 'ລາຍໄດ້ເສຍອາກອນ']),
  field('tax', ['tax', 'pit', 'ອາກອນ', 'ອາກອນລາຍໄດ້']),
  field('net', ['net', 'net pay', 'ເງິນສຸດທິ', 'ສຸດທິ']),
  field('note', ['remark', 'ໝາຍເຫດ'], false),
]

/** Whole kip; an empty cell is 0. */
function amountOf(cells: Cells, name: string): number {
  const value = cells[name]?.value
  textOf(cells, name)
  const amount =
    typeof value === 'number' ? value : (pastedAmount(textOf(cells, name)) ?? (textOf(cells, name) ? -1 : 0))
  if (!Number.isSafeInteger(amount) || amount < 0 || amount > MAX_SALARY)
    throw new RowFault(name, 'not_an_amount')
  return amount
}

const LONGEST_NOTE = 200

/** A row of a file; `year` is that of months without one. Throws `RowFault`. */
const readRowOf =
  (year: number | null) =>
  (cells: Cells, employee_id: number): Row => {
    const text = textOf(cells, 'until')
    if (text === '') throw new RowFault('until', 'required')
    const until = readMonth(cells.until?.value ?? null, year)
    if (until === 'no_year') throw new RowFault('until', 'month_without_year')
    if (until === null) throw new RowFault('until', 'not_a_month')
    const note = textOf(cells, 'note')
    if (note.length > LONGEST_NOTE) throw new RowFault('note', 'too_long')
    const amounts = Object.fromEntries(OPENING_AMOUNTS.map((name) => [name, amountOf(cells, name)]))
    return { employee_id, until, ...(amounts as Pick<Row, (typeof OPENING_AMOUNTS)[number]>), note }
  }

/** The year of the months in a file; null if they have none or several. */
const yearOfFile = ({ rows }: ColumnsOfFile) =>
  yearOfMonths(rows.map(({ cells }) => cells.until?.value ?? null))

/** A row of the downloaded list that nobody has filled in changes nothing. */
const isFilled = ({ cells }: { cells: Cells }) =>
  OPENING_AMOUNTS.some(
    (name) => cells[name]?.error !== undefined || String(cells[name]?.value ?? '').trim() !== '',
  )

const readFileWith = (readPaidMonths: ReadPaidMonths): Endpoint =>
  handle(readOpeningSheet, async (context) => {
    const { language } = context
    const { bytes } = await context.upload()
    const all = await readColumnsOfFile(bytes, FIELDS, {
      choice: context.query.columns,
      maxRows: MAX_OPENING_ROWS,
      memory: columnMemory(context, 'opening_balance'),
    })
    const file = { ...all, rows: all.rows.filter(isFilled) }
    const read = await inCompany(context, async (tx) => {
      const { rows, lines, people, ...answer } = await readEntryFile(tx, {
        file,
        fields: FIELDS,
        language,
        readRow: readRowOf(yearOfFile(file)),
      })
      const faults = await checkRows(tx, rows, readPaidMonths)
      const cellsOf = new Map(file.rows.map(({ row, cells }) => [row, cells]))
      const refused = faults.flatMap((fault, at) => {
        if (!fault) return []
        const row = lines[at] ?? 0
        const name = fault.field === 'employee_id' ? 'emp_number' : fault.field
        const message = openingFaultText(fault, language)
        return [
          rowError({
            field: name,
            code: fault.code,
            message,
            row,
            cells: cellsOf.get(row) ?? {},
            columns: file.columns,
          }),
        ]
      })
      const stored = await readStored(tx, rows)
      const personOf = new Map(people.map((person) => [person.id, person]))
      const good = rows.flatMap((row, at) => {
        const before = stored.get(keyOf(row))
        const { emp_number = '', employee_name = '' } = personOf.get(row.employee_id) ?? {}
        const state = !before
          ? ('new' as const)
          : isSame(row, before)
            ? ('unchanged' as const)
            : ('changed' as const)
        return faults[at]
          ? []
          : [{ ...row, version: before?.version ?? null, emp_number, employee_name, state }]
      })
      const errors = [...answer.errors, ...refused].sort((a, b) => a.row - b.row)
      return { ...answer, rows: good, errors, bad_count: errors.length }
    })
    return { data: await withErrorFile(file, read, language) }
  })

/** The calls of the Excel file of opening balances. */
export const openingFileEndpoints = (readPaidMonths: ReadPaidMonths): Endpoint[] => [
  download,
  readFileWith(readPaidMonths),
]
