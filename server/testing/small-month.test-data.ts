import path from 'node:path'
import { readWorkbook } from '#kit/server/excel/read-workbook.ts'
import { writeWorkbook } from '#kit/server/excel/write-workbook.ts'
import { smallerCompany } from '../demo/smaller-company.ts'
import { type MonthInput, readMonthFolder } from '../load-month/read-month-folder.ts'

export const APRIL_FOLDER = path.resolve(import.meta.dirname, '../../engines/payroll/golden/april-2026')
export const PEOPLE = 30

/** Columns of the sheet with texts unique to one company: if they are found, its data is found. */
const MARKED_COLUMNS = [
  ...['emp_number', 'name', 'surname', 'en_name', 'en_surname', 'card_id', 'bank_account_name'],
  ...['branch', 'department', 'position', 'level', 'schedule'],
]
const NUMBERED_COLUMNS = ['phone', 'bank_account', 'sso_number']

export interface Mark {
  /** Letters that are in each of the company's texts and nowhere else. */
  word: string
  /** First digits of its account, insurance and telephone numbers, after a leading 0 or 20. */
  digits: string
  /** Which of April's thousand employees; the two companies have no employee in common. */
  first: number
}

/** Thirty employees of April 2026 with their scans, leave and overtime, recognizable in any output. */
export async function smallMonth(mark: Mark): Promise<MonthInput> {
  const april = readMonthFolder(APRIL_FOLDER)
  const month = await smallerCompany(april, {
    name: `${mark.word} Company`,
    first: mark.first,
    count: PEOPLE,
    firstNumber: 1,
    settings: {},
  })
  const numbered = <Row extends { empNumber: string }>(row: Row) => ({
    ...row,
    empNumber: marked(mark, row.empNumber),
  })
  return {
    ...month,
    company: markedCompany(month, mark),
    employees: await markedSheet(month.employees, mark),
    adjustments: {
      rows: month.adjustments.rows.map((row) => ({ ...row, emp_number: marked(mark, row.emp_number) })),
      errors: [],
    },
    leave: {
      rows: month.leave.rows.map((row) => ({ ...numbered(row), kind: marked(mark, row.kind) })),
      errors: [],
    },
    overtime: { rows: month.overtime.rows.map(numbered), errors: [] },
    scans: Buffer.from(month.scans.toString('utf8').replace(/^(?=\d)/gm, `${mark.word}-`)),
  }
}

export const marked = (mark: Mark, text: string) => `${mark.word}-${text}`

function markedCompany({ company }: MonthInput, mark: Mark): MonthInput['company'] {
  const items = <Item extends { name: string; employees: string[] }>(list: readonly Item[]) =>
    list
      // The loan would make net pay negative, and such a run cannot be approved.
      .filter(({ name }) => name !== 'Loan')
      .map((item) => ({
        ...item,
        name: marked(mark, item.name),
        employees: item.employees.map((number) => marked(mark, number)),
      }))
  const schedules = Object.entries(company.schedules).map(([name, week]) => [marked(mark, name), week])
  return {
    ...company,
    schedules: Object.fromEntries(schedules),
    incomes: items(company.incomes),
    deductions: items(company.deductions),
  }
}

async function markedSheet(workbook: Buffer, mark: Mark): Promise<Buffer> {
  const sheet = await readWorkbook(workbook)
  const rows = sheet.rows.map((row) =>
    Object.fromEntries(
      Object.entries(sheet.headers).map(([letters, header]) => [
        header,
        markedCell(header, String(row.cells[letters]?.value ?? ''), mark),
      ]),
    ),
  )
  const columns = Object.values(sheet.headers).map((key) => ({ header: key, key, type: 'text' as const }))
  return writeWorkbook({ sheets: [{ name: 'employees', columns, rows }] })
}

function markedCell(header: string, text: string, mark: Mark): string {
  if (text === '') return text
  if (MARKED_COLUMNS.includes(header)) return marked(mark, text)
  if (header === 'phone') return `020${mark.digits}${text.slice(-4)}`
  return NUMBERED_COLUMNS.includes(header) ? `0${mark.digits}${text.slice(-6)}` : text
}
