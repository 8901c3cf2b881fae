import { z } from 'zod'
import { sharedDays } from '#engines/payroll/calendar.ts'
import { addDays, laterDay } from '#kit/contract/days.ts'
import { Id, Kip } from '#kit/contract/scalars.ts'
import { Day } from '#kit/database/row-types.ts'

export const SalaryRow = z.object({ employee_id: Id, effective_date: Day, base_salary: Kip })
export type SalaryRow = z.infer<typeof SalaryRow>

/** A part of the range with one base salary, and its days within the employment (`first` > `last`: none). */
export interface BaseSegment {
  employeeId: number
  base: number
  from: string
  to: string
  employedDays: number
  first: string
  last: string
}

export interface Range {
  from: string
  to: string
}

/**
 * The salaries of one employee, oldest first, as parts of the range. The one in force on the range's first day starts
 * there; a salary with the same amount does not start a new part. Empty: no salary on any day of the range.
 */
export function salarySegments(
  employee: { id: number; start_date: string; end_date: string | null },
  salaries: readonly SalaryRow[],
  range: Range,
): BaseSegment[] {
  const starts: { base: number; from: string }[] = []
  for (const { base_salary: base, effective_date } of salaries) {
    if (effective_date > range.to) break
    const from = laterDay(effective_date, range.from)
    const before = starts.at(-1)
    if (before?.from === from) starts.pop()
    if (starts.at(-1)?.base !== base) starts.push({ base, from })
  }
  return starts.map(({ base, from }, index) => {
    const next = starts[index + 1]
    const to = next ? addDays(next.from, -1) : range.to
    const { start_date, end_date } = employee
    return {
      employeeId: employee.id,
      base,
      from,
      to,
      employedDays: sharedDays(from, to, start_date, end_date),
      first: laterDay(from, start_date),
      last: end_date !== null && end_date < to ? end_date : to,
    }
  })
}
