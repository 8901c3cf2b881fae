import { z } from 'zod'
import type { Benefit, EarlierPay, LeaveCash, PayslipFacts, SalarySegment } from '#engines/payroll/types.ts'
import { EMPLOYEE_BENEFITS, SALARIES } from '#features/employees/server/index.ts'
import { readLeaveToPay } from '#features/leave/server/index.ts'
import { BENEFIT_TYPES } from '#features/master-data/server/index.ts'
import { earlierDay, laterDay } from '#kit/contract/days.ts'
import { Id, Kip } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { readChosenDifferences } from '../differences/chosen-differences.ts'
import type { FinalScope } from '../settlements/settled-days.ts'
import { type AttendanceSums, readAttendance, readOvertime } from './attendance-sums.ts'
import type { RunRules } from './company-rules.ts'
import { type EmployeeRow, readEmployees } from './employees-to-pay.ts'
import { readEndingTimeOff } from './ending-time-off.ts'
import { type OwnItems, readItemsOf } from './items-of-employees.ts'
import { isItemsOnly, type PayScope, readEarlierPay, WHOLE_MONTH } from './pay-scope.ts'
import { type BaseSegment, type Range, SalaryRow, salarySegments } from './salary-segments.ts'

/** One employee with all inputs of the payslip. */
export interface PersonFacts {
  employee: EmployeeRow
  facts: PayslipFacts
  /** Other incomes and deductions in place of those of the company, for an employee with amounts or payments of their own. */
  ownItems: OwnItems | null
  /** Days of the range that are not over. */
  openDays: number
  /** Those of them that are ahead; null if there are none. */
  ahead: DaysAhead | null
}

/** A number of days that are not over, in a range. */
export interface DaysAhead extends Range {
  days: number
}

interface Stretch {
  companyId: number
  range: Range
  /** Pay up to this day only, as if it were the last day of employment of everyone who is still employed then. */
  until?: string
  scope?: PayScope
  /** The run, which pays the differences that are chosen for it. */
  runId?: number
  /** Days that are not over are ahead from this day on. */
  aheadFrom?: string
  first: number
  last: number
}

/** The facts of a range of employees, with a fixed number of queries for any number of employees. */
export async function readFacts(tx: Tx, rules: RunRules, stretch: Stretch): Promise<PersonFacts[]> {
  const { companyId, range, first, last, scope = WHOLE_MONTH } = stretch
  const employees = await readEmployees(tx, companyId, range, first, last, scope)
  const lastDayOf = ({ end_date }: EmployeeRow) =>
    stretch.until === undefined ? end_date : earlierDay(end_date ?? stretch.until, stretch.until)
  const salaries = await readSalaries(tx, stretch)
  const segmentsOf = employees.map((one) =>
    salarySegments(
      { ...one, end_date: lastDayOf(one) },
      salaries.get(one.id) ?? [],
      range,
      exchangeOf(rules, range),
    ),
  )
  const itemsOnly = isItemsOnly(scope)
  const segments = await fillSegments(tx, stretch, segmentsOf.flat(), itemsOnly)
  // Of somebody who leaves they are those of the last day, and part of the monthly pay even if the days are paid.
  const benefits =
    itemsOnly && !scope.final ? new Map<number, Benefit[]>() : await readBenefits(tx, stretch, scope.final)
  const earlier = await readEarlierPay(tx, scope.earlier, stretch)
  const itemsOf = await readItemsOf(tx, stretch, rules, { paysRest: scope.final !== null })
  const differences = await readChosenDifferences(tx, stretch)
  const leaveCash = await readLeaveCash(
    tx,
    stretch,
    employees.map(({ id }) => id),
  )
  let at = 0
  return employees.map((employee, index) => {
    const own = segments.slice(at, at + (segmentsOf[index]?.length ?? 0))
    at += own.length
    const { ownItems, chosenItems } = itemsOf(employee.id)
    const ownBenefits = benefits.get(employee.id) ?? []
    const settlement =
      scope.final?.settle({ segments: own.map((one) => one.segment), benefits: ownBenefits }) ?? null
    return {
      employee,
      facts: {
        employee: {
          id: employee.id,
          startDate: employee.start_date,
          endDate: lastDayOf(employee),
          isSso: employee.is_sso,
          includeSalaryTax: employee.include_salary_tax,
        },
        period: range,
        segments: own.map((one) => one.segment),
        lateDays: own.flatMap((one) => one.late),
        benefits: itemsOnly ? [] : ownBenefits,
        chosenItems,
        ...(itemsOnly && { itemsOnly }),
        ...earlierOf(earlier.get(employee.id)),
        ...(leaveCash.has(employee.id) && { leaveCash: leaveCash.get(employee.id) }),
        ...(differences.has(employee.id) && { differences: differences.get(employee.id) }),
        ...(settlement && { settlement }),
      },
      ownItems,
      openDays: own.reduce((sum, one) => sum + one.open, 0),
      ahead: own.reduce<DaysAhead | null>((sum, one) => addAhead(sum, one.ahead), null),
    }
  })
}

/** Unused leave is paid by the next run that pays everything of a person; not by one that pays chosen items only. */
async function readLeaveCash(
  tx: Tx,
  { runId, range, scope = WHOLE_MONTH, first, last }: Stretch,
  employeeIds: readonly number[],
): Promise<Map<number, LeaveCash[]>> {
  if (runId === undefined || scope.choice !== null) return new Map()
  const rows = await readLeaveToPay(tx, { first, last, until: range.to })
  const cash = Map.groupBy(rows, ({ employee_id }) => employee_id)
  const ending = await readEndingTimeOff(tx, range, employeeIds)
  const paid = [...new Set([...cash.keys(), ...ending.keys()])]
  return new Map(
    paid.map((id) => [
      id,
      [...(cash.get(id) ?? []).map(({ employee_id: _, ...one }) => one), ...[ending.get(id) ?? []].flat()],
    ]),
  )
}

/** Without rates a salary in another currency cannot be paid. */
const exchangeOf = ({ rules }: RunRules, range: Range) => rules.exchange ?? { day: range.to, rates: {} }

const earlierOf = (earlier: EarlierPay | undefined) => (earlier ? { earlier } : {})

/** The days of both, in a range that contains both. */
function addAhead(some: DaysAhead | null, others: DaysAhead | null): DaysAhead | null {
  const range = joinRanges(some, others)
  return range && { ...range, days: (some?.days ?? 0) + (others?.days ?? 0) }
}

/** From the first day of either to the last. */
export function joinRanges(some: Range | null | undefined, others: Range | null | undefined): Range | null {
  if (!some || !others) return some ?? others ?? null
  return { from: earlierDay(some.from, others.from), to: laterDay(some.to, others.to) }
}

const aheadOf = ({ ahead, ahead_from, ahead_to }: AttendanceSums): DaysAhead | null =>
  ahead_from && ahead_to ? { days: ahead, from: ahead_from, to: ahead_to } : null

async function fillSegments(
  tx: Tx,
  { companyId, aheadFrom }: Stretch,
  bases: BaseSegment[],
  itemsOnly: boolean,
) {
  const sums = itemsOnly ? [] : await readAttendance(tx, companyId, bases, aheadFrom)
  const overtime = itemsOnly ? [] : await readOvertime(tx, companyId, bases)
  return bases.map((base, index) => {
    const days = sums[index]
    const segment: SalarySegment = {
      base: base.base,
      ...(base.foreign && { foreign: base.foreign }),
      from: base.from,
      to: base.to,
      employedDays: base.employedDays,
      presentHalves: days?.present ?? 0,
      paidLeaveHalves: days?.paid_leave ?? 0,
      holidayHalves: days?.holiday ?? 0,
      absentHalves: days?.absent ?? 0,
      unpaidLeaveHalves: days?.unpaid_leave ?? 0,
      earlyMinutes: days?.early ?? 0,
      nightMinutes: days?.night ?? 0,
      overtime: overtime[index] ?? [],
    }
    return { segment, late: days?.late ?? [], open: days?.open ?? 0, ahead: days ? aheadOf(days) : null }
  })
}

/** Groups rows that are ordered by employee. */
function byEmployee<Row extends { employee_id: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.employee_id)
    if (group) group.push(row)
    else groups.set(row.employee_id, [row])
  }
  return groups
}

async function readSalaries(tx: Tx, { companyId, range, first, last }: Stretch) {
  const rows = await tx.query(
    SalaryRow,
    `select employee_id, in_force_from as effective_date, base_salary, currency from ${SALARIES} salary
     where company_id = $1 and employee_id between $2 and $3 and in_force_from <= $4 order by employee_id, in_force_from`,
    [companyId, first, last, range.to],
  )
  return byEmployee(rows)
}

const BenefitRow = z.object({
  employee_id: Id,
  type: Id,
  name: z.string(),
  amount: Kip,
  taxable: z.boolean(),
  inSsoBase: z.boolean(),
})

/** The benefits in force on the last day of the range, of somebody who leaves on the last day of employment. */
async function readBenefits(
  tx: Tx,
  { companyId, range, first, last }: Stretch,
  final: FinalScope | null,
): Promise<Map<number, Benefit[]>> {
  const rows = await tx.query(
    BenefitRow,
    `select b.employee_id, t.id as type, t.name, b.amount, t.is_taxable as taxable, t.in_sso_base as "inSsoBase"
     from ${EMPLOYEE_BENEFITS} b join ${BENEFIT_TYPES} t on t.company_id = $1 and t.id = b.benefit_type_id
     where b.company_id = $1 and b.employee_id between $2 and $3
       and (b.first_day is null or b.first_day <= $4) and (b.last_day is null or b.last_day >= $4)
     order by b.employee_id, t.id`,
    [companyId, first, last, earlierDay(final?.lastDay ?? range.to, range.to)],
  )
  return byEmployee(rows)
}
