import { readWorkbook, type SheetRow } from '#kit/server/excel/read-workbook.ts'
import { writeWorkbook } from '#kit/server/excel/write-workbook.ts'
import type { CompanyFile } from '../load-month/company-file.ts'
import type { MonthInput } from '../load-month/read-month-folder.ts'

export interface SmallerCompany {
  name: string
  /** Index of the first employee in the model, and the number of employees. */
  first: number
  count: number
  /** The employee number of the first employee. */
  firstNumber: number
  settings: Partial<CompanyFile>
}

type Texts = Record<string, string>
const NAMES = ['name', 'surname', 'en_name', 'en_surname']
const RENAMED_BY = 137

/** A company with some employees of a model month under other names and numbers, with its own settings. */
export async function smallerCompany(model: MonthInput, options: SmallerCompany): Promise<MonthInput> {
  const sheet = await readWorkbook(model.employees)
  const header = Object.values(sheet.headers)
  const people = sheet.rows.map((row) => textsOf(sheet.headers, row))
  const chosen = people.slice(options.first, options.first + options.count)
  const numbers = new Map(
    chosen.map((person, at) => [person.emp_number ?? '', String(options.firstNumber + at)]),
  )
  const rows = chosen.map((person) => rename(person, people, numbers))
  const columns = header.map((key) => ({ header: key, key, type: 'text' as const }))
  const ours = <Row extends { empNumber: string }>(list: readonly Row[]): Row[] =>
    list.flatMap((row) => {
      const empNumber = numbers.get(row.empNumber)
      return empNumber ? [{ ...row, empNumber }] : []
    })
  const adjustments = model.adjustments.rows.flatMap((row) => {
    const emp_number = numbers.get(row.emp_number)
    return emp_number ? [{ ...row, emp_number }] : []
  })
  return {
    folder: model.folder,
    sha256: model.sha256,
    name: options.name,
    company: { ...companyOf(model.company, numbers), ...options.settings, name: options.name },
    employees: await writeWorkbook({ sheets: [{ name: 'employees', columns, rows }] }),
    adjustments: { rows: adjustments, errors: [] },
    leave: { rows: ours(model.leave.rows), errors: [] },
    overtime: { rows: ours(model.overtime.rows), errors: [] },
    scans: Buffer.from(scansOf(model.scans, numbers)),
  }
}

function textsOf(headers: Record<string, string>, row: SheetRow): Texts {
  return Object.fromEntries(
    Object.entries(headers).map(([letters, header]) => [header, String(row.cells[letters]?.value ?? '')]),
  )
}

/** Uses the name of another employee of the same gender, also for the bank account. */
function rename(person: Texts, people: readonly Texts[], numbers: ReadonlyMap<string, string>): Texts {
  const at = people.indexOf(person) + RENAMED_BY
  const other =
    people
      .slice(at)
      .concat(people)
      .find((candidate) => candidate.gender === person.gender) ?? person
  const names = Object.fromEntries(NAMES.map((name) => [name, other[name] ?? '']))
  return {
    ...person,
    ...names,
    emp_number: numbers.get(person.emp_number ?? '') ?? '',
    bank_account_name: `${names.en_name} ${names.en_surname}`.toUpperCase(),
  }
}

function companyOf(company: CompanyFile, numbers: ReadonlyMap<string, string>): CompanyFile {
  const chosen = (employees: readonly string[]) => employees.flatMap((number) => numbers.get(number) ?? [])
  return {
    ...company,
    incomes: company.incomes.map((item) => ({ ...item, employees: chosen(item.employees) })),
    deductions: company.deductions.map((item) => ({ ...item, employees: chosen(item.employees) })),
  }
}

function scansOf(scans: Buffer, numbers: ReadonlyMap<string, string>): string {
  const lines = scans.toString('utf8').split('\n')
  const ours = lines.flatMap((line) => {
    const tab = line.indexOf('\t')
    const number = numbers.get(line.slice(0, tab))
    return number ? [number + line.slice(tab)] : []
  })
  return `${ours.join('\n')}\n`
}
