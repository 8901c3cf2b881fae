import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { readXlsx } from 'hucre'
import { dayNumber, weekdayOfNumber } from '#kit/contract/days.ts'
import { parseClock, parseLocalSecond } from './calendar.ts'
import type { Band, DayLeave, EmployeeMonth, LeavePart, OvertimeSpan, Scan, Shift } from './types.ts'

const folder = new URL('../payroll/golden/april-2026/', import.meta.url)

export type Row = Record<string, string>
type ClockShift = Record<'in' | 'out' | 'earliest_in' | 'earliest_out' | 'half_from' | 'half_to', string> & {
  allowed_late: number
  absence_minutes: number
}
type BandRow = [from: string, to: string, multiplier: number]
type Company = {
  schedules: Record<string, Record<string, ClockShift>>
  holidays: string[]
  overtime_basis: 'scanned' | 'approved'
  overtime_bands: { working: BandRow[]; rest: BandRow[] }
  period: [string, string]
}

/** The April 2026 data of a company with 1,000 employees, by employee number: the input of deriveMonth. */
export async function readMonths(): Promise<Map<string, EmployeeMonth>> {
  const company: Company = JSON.parse(text('company.json'))
  const shifts = new Map(Object.entries(company.schedules).map(([name, week]) => [name, weekOf(week)]))
  const holidays = new Set(company.holidays.map(dayNumber))
  const leaves = groupByEmployee(csvRows('leave.csv'), leaveOf)
  const overtime = groupByEmployee(csvRows('overtime.csv'), spanOf)
  const scans = groupByEmployee(scanRows(), scanOf)
  const [from, to] = company.period.map(dayNumber) as [number, number]
  const months = new Map<string, EmployeeMonth>()
  for (const employee of await employeeRows()) {
    const number = String(employee.emp_number)
    const week = shifts.get(String(employee.schedule)) as (Shift | null)[]
    const start = dayNumber(String(employee.start_date).slice(0, 10))
    const end = employee.end_date
      ? dayNumber(String(employee.end_date).slice(0, 10))
      : Number.POSITIVE_INFINITY
    months.set(number, {
      from,
      to,
      asOf: (to + 10) * 1440,
      shiftOn: (day) => (day < start || day > end ? null : (week[weekdayOfNumber(day)] ?? null)),
      isHoliday: (day) => holidays.has(day),
      leaves: leaves.get(number) ?? [],
      scans: (scans.get(number) ?? []).sort((a, b) => a.at - b.at),
      overtime: overtime.get(number) ?? [],
      settings: {
        overtimeBasis: company.overtime_basis,
        overtimeBands: {
          working: company.overtime_bands.working.map(bandOf),
          rest: company.overtime_bands.rest.map(bandOf),
        },
      },
    })
  }
  return months
}

export function csvRows(name: string): Row[] {
  return parse(text(name), { columns: true, bom: true })
}

function text(name: string): string {
  return readFileSync(new URL(name, folder), 'utf8')
}

async function employeeRows(): Promise<Record<string, unknown>[]> {
  const book = await readXlsx(readFileSync(new URL('employees.xlsx', folder)))
  const [header = [], ...rows] = book.sheets[0]?.rows ?? []
  return rows.map((row) => Object.fromEntries(header.map((name, i) => [String(name), cell(row[i])])))
}

const cell = (value: unknown) => (value instanceof Date ? value.toISOString() : value)

function scanRows(): Row[] {
  const columns = ['emp_number', 'at', 'kind', 'verified', 'work']
  return parse(text('scans.attlog'), { columns, delimiter: '\t', relax_column_count: true })
}

function weekOf(week: Record<string, ClockShift>): (Shift | null)[] {
  const days = ['', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  return days.map((name) => (week[name] ? shiftOf(week[name]) : null))
}

const shiftOf = (shift: ClockShift): Shift => ({
  checkIn: parseClock(shift.in),
  checkOut: parseClock(shift.out),
  earliestIn: parseClock(shift.earliest_in),
  earliestOut: parseClock(shift.earliest_out),
  halfFrom: parseClock(shift.half_from),
  halfTo: parseClock(shift.half_to),
  allowedLate: shift.allowed_late,
  absenceMinutes: shift.absence_minutes,
})

const bandOf = ([from, to, multiplier]: BandRow): Band => ({
  from: parseClock(from),
  to: parseClock(to),
  multiplier: Math.round(multiplier * 100),
})

const PARTS: Record<string, Exclude<LeavePart, 'hours'>> = { full: 'full', am: 'morning', pm: 'afternoon' }

const leaveOf = (row: Row): DayLeave => ({
  day: dayNumber(row.date ?? ''),
  part: PARTS[row.part ?? ''] as Exclude<LeavePart, 'hours'>,
  paid: row.paid === 'yes',
})

const spanOf = (row: Row): OvertimeSpan => ({
  day: dayNumber(row.date ?? ''),
  from: parseClock(row.from ?? ''),
  to: parseClock(row.to ?? ''),
})

const scanOf = (row: Row): Scan => ({ at: parseLocalSecond(row.at ?? ''), counts: true })

function groupByEmployee<T>(rows: Row[], read: (row: Row) => T): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const number = (row.emp_number ?? '').trim()
    const group = groups.get(number) ?? []
    group.push(read(row))
    groups.set(number, group)
  }
  return groups
}
