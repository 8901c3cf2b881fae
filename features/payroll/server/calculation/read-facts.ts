import { z } from 'zod'
import type { Benefit, PayslipFacts, SalarySegment } from '#engines/payroll/types.ts'
import { EMPLOYEE_BENEFITS, SALARIES } from '#features/employees/server/index.ts'
import { BENEFIT_TYPES, CHOSEN_PAYROLL_ITEMS } from '#features/master-data/server/index.ts'
import { Id, Kip } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { readAttendance, readOvertime } from './attendance-sums.ts'
import type { RunRules } from './company-rules.ts'
import { type EmployeeRow, readEmployees } from './employees-to-pay.ts'
import { type BaseSegment, type Range, SalaryRow, salarySegments } from './salary-segments.ts'

/** One employee with all inputs of the payslip. */
export interface PersonFacts {
  employee: EmployeeRow
  facts: PayslipFacts
  /** Days of the range that are not over. */
  openDays: number
}

interface Stretch {
  companyId: number
  range: Range
  first: number
  last: number
}

/** The facts of a range of employees, with a fixed number of queries for any number of employees. */
export async function readFacts(tx: Tx, rules: RunRules, stretch: Stretch): Promise<PersonFacts[]> {
  const { companyId, range, first, last } = stretch
  const employees = await readEmployees(tx, companyId, range, first, last)
  const salaries = await readSalaries(tx, stretch)
  const segmentsOf = employees.map((one) => salarySegments(one, salaries.get(one.id) ?? [], range))
  const segments = await fillSegments(tx, companyId, segmentsOf.flat())
  const benefits = await readBenefits(tx, stretch)
  const chosen = await readChosenItems(tx, stretch)
  let at = 0
  return employees.map((employee, index) => {
    const own = segments.slice(at, at + (segmentsOf[index]?.length ?? 0))
    at += own.length
    return {
      employee,
      facts: {
        employee: {
          id: employee.id,
          startDate: employee.start_date,
          endDate: employee.end_date,
          isSso: employee.is_sso,
          includeSalaryTax: employee.include_salary_tax,
        },
        period: range,
        segments: own.map((one) => one.segment),
        lateDays: own.flatMap((one) => one.late),
        benefits: benefits.get(employee.id) ?? [],
        chosenItems: indexesOf(chosen.get(employee.id) ?? [], rules),
      },
      openDays: own.reduce((sum, one) => sum + one.open, 0),
    }
  })
}

async function fillSegments(tx: Tx, companyId: number, bases: BaseSegment[]) {
  const sums = await readAttendance(tx, companyId, bases)
  const overtime = await readOvertime(tx, companyId, bases)
  return bases.map((base, index) => {
    const days = sums[index]
    const segment: SalarySegment = {
      base: base.base,
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
    return { segment, late: days?.late ?? [], open: days?.open ?? 0 }
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
    `select employee_id, in_force_from as effective_date, base_salary from ${SALARIES} salary
     where company_id = $1 and employee_id between $2 and $3 and in_force_from <= $4 order by employee_id, in_force_from`,
    [companyId, first, last, range.to],
  )
  return byEmployee(rows)
}

const BenefitRow = z.object({
  employee_id: Id,
  name: z.string(),
  amount: Kip,
  taxable: z.boolean(),
  inSsoBase: z.boolean(),
})

async function readBenefits(tx: Tx, { companyId, first, last }: Stretch): Promise<Map<number, Benefit[]>> {
  const rows = await tx.query(
    BenefitRow,
    `select b.employee_id, t.name, b.amount, t.is_taxable as taxable, t.in_sso_base as "inSsoBase"
     from ${EMPLOYEE_BENEFITS} b join ${BENEFIT_TYPES} t on t.company_id = $1 and t.id = b.benefit_type_id
     where b.company_id = $1 and b.employee_id between $2 and $3 order by b.employee_id, t.id`,
    [companyId, first, last],
  )
  return byEmployee(rows)
}

const ChosenRow = z.object({ employee_id: Id, item_id: Id })
type ChosenRow = z.infer<typeof ChosenRow>

async function readChosenItems(tx: Tx, { companyId, first, last }: Stretch) {
  const rows = await tx.query(
    ChosenRow,
    `select employee_id, item_id from ${CHOSEN_PAYROLL_ITEMS} payroll_item_employee
     where company_id = $1 and employee_id between $2 and $3 order by employee_id, item_id`,
    [companyId, first, last],
  )
  return byEmployee(rows)
}

/** Items that are not in force on the run's last day are not among the rules and are omitted here. */
function indexesOf(chosen: readonly ChosenRow[], { incomeIndex, deductionIndex }: RunRules) {
  const indexesIn = (index: Map<number, number>) =>
    chosen.flatMap(({ item_id }) => {
      const at = index.get(item_id)
      return at === undefined ? [] : [at]
    })
  return { incomes: indexesIn(incomeIndex), deductions: indexesIn(deductionIndex) }
}
