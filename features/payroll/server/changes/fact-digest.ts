import { hash } from 'node:crypto'
import type { CompanyRules, OtherItem, PayslipFacts, SalarySegment } from '#engines/payroll/types.ts'
import { DIGESTED_FACTS, type EmployeeFact } from '../../domain/run-facts.ts'
import type { OwnItems } from '../calculation/items-of-employees.ts'

/** Raised when the digests of the same facts change: older ones are not compared. */
export const FACTS_FORMAT = 1

const LENGTH = 8

/** 48 bits of the SHA-1: enough to notice a change; nothing is protected by it. */
const digest = (value: unknown) => hash('sha1', JSON.stringify(value), 'base64').slice(0, LENGTH)

interface Person {
  facts: PayslipFacts
  ownItems?: OwnItems | null
  openDays: number
}

/**
 * The groups in the order of the digests; `split` is how the days are distributed over the base salaries. `month` is last, and
 * empty for the first payment of a month.
 */
const GROUPS = [...DIGESTED_FACTS, 'split', 'month'] as const
type Group = (typeof GROUPS)[number]

/** Read for each part with one base salary: without a base salary there are none. */
const BY_SALARY = ['attendance', 'leave', 'overtime', 'split'] as const satisfies readonly Group[]

const attendanceOf = (one: SalarySegment) => [
  ...[one.presentHalves, one.holidayHalves, one.absentHalves, one.earlyMinutes, one.nightMinutes],
]
const leaveOf = (one: SalarySegment) => [one.paidLeaveHalves, one.unpaidLeaveHalves]
const overtimeOf = (one: SalarySegment) =>
  one.overtime.map(({ multiplier, minutes }) => [multiplier, minutes])

/** The sums of numbers at the same place. */
const added = (rows: readonly number[][]) =>
  rows.reduce<number[]>((sums, row) => row.map((value, at) => value + (sums[at] ?? 0)), [])

function minutesByMultiplier(segments: readonly SalarySegment[]) {
  const minutes = new Map<number, number>()
  for (const one of segments.flatMap(({ overtime }) => overtime))
    minutes.set(one.multiplier, (minutes.get(one.multiplier) ?? 0) + one.minutes)
  return [...minutes].sort(([a], [b]) => a - b)
}

const chosenItemIds = (
  { incomes, deductions }: PayslipFacts['chosenItems'],
  rules: Pick<CompanyRules, 'incomes' | 'deductions'>,
) => [incomes.map((at) => rules.incomes[at]?.id), deductions.map((at) => rules.deductions[at]?.id)]

/** An item of the company is compared with the rules, and only its presence here. */
function ownItemFacts(own: OwnItems, rules: CompanyRules) {
  const company = new Set<OtherItem>([...rules.incomes, ...rules.deductions])
  const factsOf = (items: readonly OtherItem[]) =>
    items.map((item) =>
      company.has(item) ? [item.id] : [item.id, item.amount, item.percent, item.payment ?? null],
    )
  return [factsOf(own.incomes), factsOf(own.deductions)]
}

/**
 * The digests of everything from which the engine computes a payslip, except what is the same for all employees: 8
 * characters for each of `GROUPS`. Equal facts have equal digests. Selected items are compared by id, own ones with amount and payments;
 * what is the same for all employees is compared with the rules.
 */
export function digestFacts({ facts, ownItems, openDays }: Person, rules: CompanyRules): string {
  const { employee, period, segments, lateDays, benefits, chosenItems, differences, earlier, settlement } =
    facts
  const { leaveCash } = facts
  // Whoever is employed on the last day is paid in full, whatever the end date is.
  const endDate = employee.endDate !== null && employee.endDate < period.to ? employee.endDate : null
  const groups: Record<Group, unknown> = {
    employment: [employee.startDate, endDate, employee.isSso, employee.includeSalaryTax],
    salary: segments.map((one) => [
      ...[one.base, one.from, one.to, one.employedDays],
      ...(one.foreign ? [one.foreign.currency, one.foreign.amount, one.foreign.rate] : []),
    ]),
    attendance: [added(segments.map(attendanceOf)), lateDays, openDays],
    leave: added(segments.map(leaveOf)),
    overtime: minutesByMultiplier(segments),
    // Without the kinds, which do not affect pay, the digest is that of earlier versions.
    benefits: benefits.map(({ type: _, ...paid }) => paid),
    items: [
      ...(ownItems ? ownItemFacts(ownItems, rules) : chosenItemIds(chosenItems, rules)),
      // Without differences, the digest is that of earlier versions.
      ...(differences ? [differences.map(({ id, amount }) => [id, amount])] : []),
      ...(settlement ? [settlement] : []),
      ...(leaveCash ? [{ leaveCash }] : []),
    ],
    split: segments.map((one) => [attendanceOf(one), leaveOf(one), overtimeOf(one)]),
    month: earlier ?? null,
  }
  return GROUPS.map((name) => (groups[name] === null ? '' : digest(groups[name]))).join('')
}

const NO_SALARY = digest([])

/** Which groups differ. With a first base salary, only it is reported, because the days are read for each base salary. */
export function changedFacts(before: string, after: string): EmployeeFact[] {
  const part = (digests: string, name: Group) => {
    const at = GROUPS.indexOf(name) * LENGTH
    return digests.slice(at, at + LENGTH)
  }
  const isFirstSalary = [before, after].some((digests) => part(digests, 'salary') === NO_SALARY)
  const changed = GROUPS.filter(
    (name) =>
      part(before, name) !== part(after, name) && !(isFirstSalary && BY_SALARY.some((one) => one === name)),
  )
  // The same days in sum, but with another base salary: an absence that has moved past a raise.
  return changed.length === 1 && changed[0] === 'split'
    ? ['attendance']
    : changed.filter((name) => name !== 'split')
}
