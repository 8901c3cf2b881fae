import { readFileSync } from 'node:fs'
import { readXlsx } from 'hucre'
import { csvRows, type Row, readMonths } from '#engines/attendance/april-2026.test-data.ts'
import { deriveMonth } from '#engines/attendance/derive-month.ts'
import type { MonthResult } from '#engines/attendance/types.ts'
import { addDays, dayOfNumber } from '#kit/contract/days.ts'
import { aprilRules, benefitMarks, type CompanyFile } from './april-2026-rules.test-data.ts'
import { sharedDays } from './calendar.ts'
import type { Benefit, CompanyRules, EmployeeFacts, PayslipFacts, SalarySegment } from './types.ts'

const folder = new URL('golden/april-2026/', import.meta.url)
const company: CompanyFile = JSON.parse(readFileSync(new URL('company.json', folder), 'utf8'))
const [from, to] = company.period

/**
 * The month of 1,000 people: the attendance engine derives the days from the scans, and this turns the days
 * into the facts of a payslip.
 */
export async function readApril(): Promise<{ rules: CompanyRules; facts: PayslipFacts[] }> {
  const months = await readMonths()
  const raises = new Map(csvRows('salary-adjustments.csv').map((row) => [row.emp_number ?? '', row]))
  const facts = (await employeeSheet()).map((row) => {
    const month = months.get(text(row.emp_number))
    if (!month) throw new Error(`no month of ${row.emp_number}`)
    return factsOf(row, deriveMonth(month), raises.get(text(row.emp_number)))
  })
  return { rules: aprilRules(company), facts }
}

const text = (cell: unknown) => String(cell ?? '')
const date = (cell: unknown) =>
  (cell instanceof Date ? cell.toISOString() : text(cell)).slice(0, 10) || undefined

async function employeeSheet(): Promise<Record<string, unknown>[]> {
  const book = await readXlsx(readFileSync(new URL('employees.xlsx', folder)))
  const [header = [], ...rows] = book.sheets[0]?.rows ?? []
  return rows.map((row) => Object.fromEntries(header.map((name, i) => [text(name), row[i]])))
}

function factsOf(row: Record<string, unknown>, month: MonthResult, raise: Row | undefined): PayslipFacts {
  const id = Number(row.emp_number)
  const employee: EmployeeFacts = {
    id,
    startDate: date(row.start_date) ?? '',
    endDate: date(row.end_date) ?? null,
    isSso: row.is_sso === 'yes',
    includeSalaryTax: row.include_salary_tax === 'yes',
  }
  const chosen = (items: { employees: number[] }[]) =>
    items.flatMap((item, index) => (item.employees.includes(id) ? [index] : []))
  return {
    employee,
    period: { from, to },
    segments: segmentsOf(Number(row.base_salary), employee, month, raise),
    lateDays: month.days.flatMap((day) => (day.lateMinutes > 0 ? [day.lateMinutes] : [])),
    benefits: benefitsOf(row),
    chosenItems: { incomes: chosen(company.incomes), deductions: chosen(company.deductions) },
  }
}

/** The sheet contains the salary before the adjustment. */
function segmentsOf(base: number, employee: EmployeeFacts, month: MonthResult, raise: Row | undefined) {
  const from2 = raise?.effective_date
  if (!from2) return [segment(base, from, to, employee, month)]
  const before = addDays(from2, -1)
  const raised = segment(Number(raise.target_salary), from2, to, employee, month)
  return from2 === from ? [raised] : [segment(base, from, before, employee, month), raised]
}

function segment(
  base: number,
  first: string,
  last: string,
  employee: EmployeeFacts,
  month: MonthResult,
): SalarySegment {
  const end = employee.endDate !== null && employee.endDate < last ? employee.endDate : last
  const employed = ({ day }: { day: number }) =>
    dayOfNumber(day) >= first && dayOfNumber(day) <= end && dayOfNumber(day) >= employee.startDate
  const days = month.days.filter(employed)
  const sum = (name: keyof MonthResult['days'][number]) =>
    days.reduce((total, day) => total + Number(day[name]), 0)
  return {
    base,
    from: first,
    to: last,
    employedDays: sharedDays(first, last, employee.startDate, employee.endDate),
    presentHalves: sum('presentHalves'),
    paidLeaveHalves: sum('paidLeaveHalves'),
    holidayHalves: sum('holidayHalves'),
    absentHalves: sum('absentHalves'),
    unpaidLeaveHalves: sum('unpaidLeaveHalves'),
    earlyMinutes: sum('earlyMinutes'),
    nightMinutes: sum('nightMinutes'),
    overtime: month.overtime.filter(employed).map(({ multiplier, minutes }) => ({ multiplier, minutes })),
  }
}

const benefitsOf = (row: Record<string, unknown>): Benefit[] =>
  Object.entries(benefitMarks(company)).flatMap(([name, marks]) => {
    const amount = row[name.toLowerCase()]
    return amount ? [{ name, amount: Number(amount), ...marks }] : []
  })
