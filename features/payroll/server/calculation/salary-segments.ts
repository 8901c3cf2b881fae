import { z } from 'zod'
import { sharedDays } from '#engines/payroll/calendar.ts'
import type { ForeignSalary, RunExchange } from '#engines/payroll/types.ts'
import { convertToKip, KIP } from '#kit/contract/currency.ts'
import { addDays, laterDay } from '#kit/contract/days.ts'
import { Id, Kip } from '#kit/contract/scalars.ts'
import { Day } from '#kit/database/row-types.ts'

export const SalaryRow = z.object({
  employee_id: Id,
  effective_date: Day,
  /** In the smallest unit of the currency. */
  base_salary: Kip,
  currency: z.string(),
})
export type SalaryRow = z.infer<typeof SalaryRow>

/** A part of the range with one base salary, and its days within the employment (`first` > `last`: none). */
export interface BaseSegment {
  employeeId: number
  /** Kip. */
  base: number
  foreign?: ForeignSalary
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
 * A base salary in kip. One in another currency is converted with the rate of the run's day, exactly, and rounded once, half away from zero,
 * to a whole kip; every line of the payslip is then computed from this amount as from a base salary in kip (payroll rules, Money).
 * Without a rate it is 0, and the engine refuses to pay it.
 */
function inKip({ base_salary: amount, currency }: SalaryRow, exchange: RunExchange): Part {
  if (currency === KIP) return { base: amount }
  const { rate = null, from = null } = exchange.rates[currency] ?? {}
  const base = rate === null ? 0 : convertToKip(amount, currency, rate)
  return { base, foreign: { currency, amount, rate, from, day: exchange.day } }
}

type Part = Pick<BaseSegment, 'base' | 'foreign'>

const isSameSalary = (part: Part | undefined, other: Part) =>
  part?.base === other.base &&
  part.foreign?.currency === other.foreign?.currency &&
  part.foreign?.amount === other.foreign?.amount

/**
 * The salaries of one employee, oldest first, as parts of the range. The one in force on the range's first day starts
 * there; a salary with the same amount and currency does not start a new part. Empty: no salary on any day of the range.
 */
export function salarySegments(
  employee: { id: number; start_date: string; end_date: string | null },
  salaries: readonly SalaryRow[],
  range: Range,
  exchange: RunExchange,
): BaseSegment[] {
  const starts: (Part & { from: string })[] = []
  for (const salary of salaries) {
    if (salary.effective_date > range.to) break
    const from = laterDay(salary.effective_date, range.from)
    const part = inKip(salary, exchange)
    const before = starts.at(-1)
    if (before?.from === from) starts.pop()
    if (!isSameSalary(starts.at(-1), part)) starts.push({ ...part, from })
  }
  return starts.map(({ from, ...part }, index) => {
    const next = starts[index + 1]
    const to = next ? addDays(next.from, -1) : range.to
    const { start_date, end_date } = employee
    return {
      employeeId: employee.id,
      ...part,
      from,
      to,
      employedDays: sharedDays(from, to, start_date, end_date),
      first: laterDay(from, start_date),
      last: end_date !== null && end_date < to ? end_date : to,
    }
  })
}
