import { hash } from 'node:crypto'
import type { CompanyRules, PayslipFacts } from '#engines/payroll/types.ts'
import { DIGESTED_FACTS, type EmployeeFact } from '../../domain/run-facts.ts'

/** Raised when the digests of the same facts change: older ones are not compared. */
export const FACTS_FORMAT = 1

const LENGTH = 8

/** 48 bits of the SHA-1: enough to notice a change; nothing is protected by it. */
const digest = (value: unknown) => hash('sha1', JSON.stringify(value), 'base64').slice(0, LENGTH)

interface Person {
  facts: PayslipFacts
  openDays: number
}

/**
 * The digests of everything from which the engine computes a payslip, except what is the same for all employees: 8
 * characters for each group of `DIGESTED_FACTS`. Equal facts have equal digests. Selected items are compared by id.
 */
export function digestFacts({ facts, openDays }: Person, rules: CompanyRules): string {
  const { employee, period, segments, lateDays, benefits, chosenItems } = facts
  // Whoever is employed on the last day is paid in full, whatever the end date is.
  const endDate = employee.endDate !== null && employee.endDate < period.to ? employee.endDate : null
  const { incomes, deductions } = chosenItems
  const groups: Record<(typeof DIGESTED_FACTS)[number], unknown> = {
    employment: [employee.startDate, endDate, employee.isSso, employee.includeSalaryTax],
    salary: segments.map((one) => [one.base, one.from, one.to, one.employedDays]),
    attendance: [
      segments.map((one) => [one.presentHalves, one.holidayHalves, one.absentHalves, one.earlyMinutes]),
      segments.map((one) => one.nightMinutes),
      lateDays,
      openDays,
    ],
    leave: segments.map((one) => [one.paidLeaveHalves, one.unpaidLeaveHalves]),
    overtime: segments.map((one) => one.overtime.map(({ multiplier, minutes }) => [multiplier, minutes])),
    benefits,
    items: [incomes.map((at) => rules.incomes[at]?.id), deductions.map((at) => rules.deductions[at]?.id)],
  }
  return DIGESTED_FACTS.map((name) => digest(groups[name])).join('')
}

/** Which groups differ. */
export function changedFacts(before: string, after: string): EmployeeFact[] {
  const part = (digests: string, at: number) => digests.slice(at * LENGTH, (at + 1) * LENGTH)
  return DIGESTED_FACTS.filter((_, at) => part(before, at) !== part(after, at))
}
