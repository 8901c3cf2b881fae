import { z } from 'zod'
import {
  EMPLOYEES,
  JOIN_DEPARTMENT,
  ORDER_BY_EMP_NUMBER,
  personName,
} from '#features/employees/server/index.ts'
import { firstOfMonth, lastOfMonth } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import { XLSX } from '#kit/contract/file-types.ts'
import { type ImportRowError, PREVIEW_ERRORS } from '#kit/contract/import.ts'
import { Id, Kip, type Language, MAX_SALARY, Version } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { SheetCell } from '#kit/server/excel/cell-value.ts'
import { type ColumnsOfFile, readColumnsOfFile } from '#kit/server/excel/read-columns.ts'
import { type SheetColumn, writeWorkbook } from '#kit/server/excel/write-workbook.ts'
import { type Endpoint, FileAnswer, handle, inCompany } from '#kit/server/handler.ts'
import {
  downloadVariablePay,
  MAX_VARIABLE_CELLS,
  readVariableSheet,
  type VariableDifference,
  type VariableItem,
} from '../contract.ts'
import { pastedAmount } from '../domain/pasted-amounts.ts'
import { VARIABLE_FILE, VARIABLE_FILE_REASONS, type VariableFileReason } from '../locales/variable-file.ts'
import { readVariableItems } from './list-variable-pay.ts'
import { lockedMonth, type ReadLockedRuns } from './locked-months.ts'

const PersonRow = z.object({
  id: Id,
  emp_number: z.string(),
  employee_name: z.string(),
  department: z.string().nullable(),
})
type PersonRow = z.infer<typeof PersonRow>

const peopleIn = (language: Language) => `
  select e.id, e.emp_number, ${personName(language)} as employee_name, d.name as department
  from ${EMPLOYEES} e ${JOIN_DEPARTMENT}
  where e.company_id = $1 and e.deleted_at is null and e.start_date <= $3 and (e.end_date is null or e.end_date >= $2)
  order by ${ORDER_BY_EMP_NUMBER}, e.id`

const CellRow = z.object({ employee_id: Id, item_id: Id, amount: Kip, version: Version })

const CELLS = `
  select c.employee_id, c.item_id, c.amount::bigint as amount, c.version from payroll_item_employee c
  where c.company_id = $1 and c.deleted_at is null and c.amount is not null and c.first_day = $2 and c.last_day = $3
    and c.item_id = any($4)`

interface Grid {
  items: VariableItem[]
  people: PersonRow[]
  cells: Map<string, { amount: number; version: number }>
}

const keyOf = (employeeId: number, itemId: number) => `${employeeId} ${itemId}`

/** The people, items and amounts of a month, in three statements. */
async function readGrid(tx: Tx, month: string, language: Language): Promise<Grid> {
  const days = [firstOfMonth(month), lastOfMonth(month)]
  const items = await readVariableItems(tx, month)
  const people = await tx.query(PersonRow, peopleIn(language), [tx.companyId, ...days])
  const ids = items.map(({ id }) => id)
  const cells = await tx.query(CellRow, CELLS, [tx.companyId, ...days, ids])
  return {
    items,
    people,
    cells: new Map(cells.map((cell) => [keyOf(cell.employee_id, cell.item_id), cell])),
  }
}

/** The heading of an item: its name, with its number if another one has the same name. */
function headingOf(item: VariableItem, items: readonly VariableItem[]): string {
  const isShared = items.some((other) => other.id !== item.id && other.name === item.name)
  return isShared ? `${item.name} (${item.id})` : item.name
}
const fieldOf = (itemId: number) => `item_${itemId}`

const download = handle(downloadVariablePay, async (context) => {
  const { language, query } = context
  const { items, people, cells } = await inCompany(context, (tx) => readGrid(tx, query.month, language))
  const text = (key: keyof typeof VARIABLE_FILE): SheetColumn => ({
    ...{ key, header: VARIABLE_FILE[key][language], type: 'text' },
  })
  const columns: SheetColumn[] = [
    ...[text('number'), text('name'), text('department')],
    ...items.map(
      (item): SheetColumn => ({ key: fieldOf(item.id), header: headingOf(item, items), type: 'kip' }),
    ),
  ]
  const rows = people.map((person) => ({
    ...{ number: person.emp_number, name: person.employee_name, department: person.department },
    ...Object.fromEntries(
      items.map(({ id }) => [fieldOf(id), cells.get(keyOf(person.id, id))?.amount ?? null]),
    ),
  }))
  const bytes = await writeWorkbook({ sheets: [{ name: query.month, columns, rows }] })
  return new FileAnswer(`variable-pay-${query.month}.xlsx`, XLSX, bytes, {
    rows: rows.length,
    has_salary: true,
  })
})

const MAX_ROWS = 20_000

/** Compares a file with the stored amounts. A row or a column that the file does not have changes nothing. */
const readFileWith = (readLockedRuns: ReadLockedRuns): Endpoint =>
  handle(readVariableSheet, async (context) => {
    const { language, query } = context
    const { bytes } = await context.upload()
    const grid = await inCompany(context, async (tx) => {
      const run = await lockedMonth(tx, readLockedRuns, query.month)
      if (run) throw new AppError('month_locked', { details: { run } })
      return readGrid(tx, query.month, language)
    })
    const { items } = grid
    const fields = [
      {
        name: 'number',
        headings: [...Object.values(VARIABLE_FILE.number), 'ລະຫັດ', 'number', 'emp no', 'code'],
      },
      ...items.map((item) => ({ name: fieldOf(item.id), headings: [headingOf(item, items)] })),
    ]
    const file = await readColumnsOfFile(bytes, fields, { choice: undefined, maxRows: MAX_ROWS })
    const isRead = (name: string) => file.columns.some(({ field }) => field === name)
    if (!isRead('number') || !items.some(({ id }) => isRead(fieldOf(id))))
      throw new AppError('file_missing_columns', { details: { columns: [VARIABLE_FILE.number[language]] } })
    return { data: compare(grid, file, language) }
  })

interface Compared {
  differences: VariableDifference[]
  unchanged: number
  ignored_columns: string[]
  bad_count: number
  errors: ImportRowError[]
}

function compare({ items, people, cells }: Grid, file: ColumnsOfFile, language: Language): Compared {
  const personOf = new Map(people.map((person) => [person.emp_number.toLowerCase(), person]))
  const used = items.filter(({ id }) => file.columns.some(({ field }) => field === fieldOf(id)))
  const seen = new Set<number>()
  const differences: VariableDifference[] = []
  const errors: ImportRowError[] = []
  let unchanged = 0
  for (const { row, cells: given } of file.rows) {
    const refuse = (field: string, code: VariableFileReason) =>
      errors.push(faultOf(file, { row, field, cell: given[field], code, language }))
    const person = personOf.get(
      String(given.number?.value ?? '')
        .trim()
        .toLowerCase(),
    )
    if (!person || seen.has(person.id)) {
      refuse('number', person ? 'repeated' : 'unknown_employee')
      continue
    }
    seen.add(person.id)
    for (const item of used) {
      const after = amountOf(given[fieldOf(item.id)])
      const stored = cells.get(keyOf(person.id, item.id))
      if (after === undefined) refuse(fieldOf(item.id), 'not_an_amount')
      else if ((after ?? 0) === (stored?.amount ?? 0)) unchanged += 1
      else {
        const { emp_number, employee_name } = person
        const change = {
          before: stored?.amount ?? null,
          after: after || null,
          version: stored?.version ?? null,
        }
        differences.push({ emp_number, employee_name, item_id: item.id, item: item.name, ...change })
      }
    }
  }
  if (differences.length > MAX_VARIABLE_CELLS) throw new AppError('file_too_many_rows')
  return {
    ...{ differences, unchanged, bad_count: errors.length, errors: errors.slice(0, PREVIEW_ERRORS) },
    ignored_columns: file.columns.flatMap(({ field, heading }) =>
      field || heading === '' || isAbout(heading) ? [] : [heading],
    ),
  }
}

/** Name and department tell people who it is; they change nothing. */
const isAbout = (heading: string) =>
  [VARIABLE_FILE.name, VARIABLE_FILE.department].some((texts) => Object.values(texts).includes(heading))

/** Whole kip; null for an empty cell, undefined for what is no amount. The result of a formula counts. */
function amountOf(cell: SheetCell | undefined): number | null | undefined {
  if (!cell || (cell.value === null && cell.error === undefined)) return null
  if (cell.error !== undefined || typeof cell.value === 'boolean') return undefined
  const amount = typeof cell.value === 'number' ? cell.value : pastedAmount(String(cell.value))
  if (amount === null || amount === undefined) return amount
  return Number.isSafeInteger(amount) && amount >= 0 && amount <= MAX_SALARY ? amount : undefined
}

interface Fault {
  row: number
  field: string
  cell: SheetCell | undefined
  code: VariableFileReason
  language: Language
}

function faultOf(file: ColumnsOfFile, { row, field, cell, code, language }: Fault): ImportRowError {
  const column = file.columns.find((one) => one.field === field)
  return {
    ...{ row, column: column?.letters ?? '', header: column?.heading ?? '', code },
    value: (cell?.error ?? String(cell?.value ?? '')).slice(0, 100),
    message: VARIABLE_FILE_REASONS[code][language],
  }
}

/** The calls of the Excel file of the amounts of a month. */
export const variableFileEndpoints = (readLockedRuns: ReadLockedRuns): Endpoint[] => [
  download,
  readFileWith(readLockedRuns),
]
