import { beforeAll, expect, test } from 'vitest'
import { dayOfNumber } from '#kit/contract/days.ts'
import { csvRows, readMonths } from './april-2026.test-data.ts'
import { formatLocalMinute } from './calendar.ts'
import { deriveMonth } from './derive-month.ts'
import type { DayResult, EmployeeMonth, MonthResult } from './types.ts'

let months: Map<string, EmployeeMonth>
let results: Map<string, MonthResult>

beforeAll(async () => {
  months = await readMonths()
  results = new Map([...months].map(([number, month]) => [number, deriveMonth(month)]))
})

test('every day of 1,000 people in April 2026 has the expected result, times and minutes', () => {
  const expected = csvRows('expected-days.csv').map((row) => Object.values(row).join(','))
  const derived = [...results].flatMap(([number, { days }]) => days.map((day) => dayRow(number, day)))
  expect(expected).toHaveLength(25_444)
  expect(differences(derived, expected)).toEqual([])
  expect(derived).toEqual(expected)
})

test('every payslip of April 2026 has the expected overtime, absences, unpaid days and late days', () => {
  const columns = [
    'emp_number',
    'overtime_minutes',
    'absent_days',
    'unpaid_days',
    'late_days',
    'late_minutes',
  ]
  const expected = csvRows('expected-payslips.csv').map((row) => columns.map((name) => row[name]).join(','))
  const derived = [...results].map(([number, result]) => payslipRow(number, result))
  expect(expected).toHaveLength(1_000)
  expect(differences(derived, expected)).toEqual([])
})

test('the half days of every past day add up to one day', () => {
  for (const { days } of results.values()) {
    for (const day of days) expect(halves(day)).toBe(2)
  }
})

function dayRow(number: string, day: DayResult): string {
  const at = (minute: number | null) => (minute === null ? '' : formatLocalMinute(minute))
  const minutes = [day.lateMinutes, day.earlyMinutes, day.nightMinutes]
  return [number, dayOfNumber(day.day), day.result, at(day.inAt), at(day.outAt), ...minutes].join(',')
}

function payslipRow(number: string, { days, overtime }: MonthResult): string {
  const late = days.filter((day) => day.lateMinutes > 0)
  return [
    number,
    overtime.reduce((sum, part) => sum + part.minutes, 0),
    halfDays(days.reduce((sum, day) => sum + day.absentHalves, 0)),
    halfDays(days.reduce((sum, day) => sum + day.unpaidLeaveHalves, 0)),
    late.length,
    late.reduce((sum, day) => sum + day.lateMinutes, 0),
  ].join(',')
}

/** The expected results contain half days as 1/2, 3/2. */
const halfDays = (halves: number) => (halves % 2 === 0 ? String(halves / 2) : `${halves}/2`)

function halves(day: DayResult): number {
  const leave = day.paidLeaveHalves + day.unpaidLeaveHalves
  return day.presentHalves + day.absentHalves + leave + day.holidayHalves
}

/** The first 20 lines that only one side has, for a readable failure among 25,444 rows. */
function differences(derived: string[], expected: string[]): string[] {
  const left = new Set(derived)
  const right = new Set(expected)
  const extra = derived.filter((line) => !right.has(line)).map((line) => `derived  ${line}`)
  const missing = expected.filter((line) => !left.has(line)).map((line) => `expected ${line}`)
  return [...extra, ...missing].sort((a, b) => a.slice(9).localeCompare(b.slice(9))).slice(0, 20)
}
