import { z } from 'zod'
import type { PayslipSums } from '#engines/payroll/types.ts'
import { COMPANIES, COMPANY_SETTINGS } from '#features/companies/server/index.ts'
import { readLaw } from '#features/statutory-values/server/index.ts'
import { addDays, firstOfMonth, lastOfMonth, todayInLaos } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'
import { RunRef } from '../../contract/runs.ts'
import type { PaySoFar } from '../../contract.ts'
import { SUM_COLUMNS, type SumRow } from '../../domain/payslip-sums.ts'
import { readRules } from '../calculation/company-rules.ts'
import { computed } from '../calculation/compute-payslips.ts'
import { calculationsOfMonth, WHOLE_MONTH } from '../calculation/pay-scope.ts'
import { readFacts } from '../calculation/read-facts.ts'
import { isHeld } from '../holds/held.ts'

const Company = z.object({
  name: z.string(),
  mode: z.enum(['monthly', 'worked-days']),
  days_per_month: z.string(),
  hours_per_day: z.string(),
})

const COMPANY = `
  select c.name, s.payroll_mode as mode, s.days_per_month, s.hours_per_day
  from ${COMPANIES} c join ${COMPANY_SETTINGS} s on s.company_id = $1 where c.company_id = $1`

const PAYING_RUN = `
  select run.id, run.title, run.kind, run.from_date, run.to_date, run.status
  from payroll_run run
  join payslip p on p.company_id = $1 and p.calculation_id = run.calculation_id and p.employee_id = $2
  where run.company_id = $1 and run.kind <> 'extra' and run.status in ('approved', 'paid') and $3 between run.from_date and run.to_date
    and not ${isHeld('p')}
  order by run.id desc limit 1`

export interface SoFarRange {
  from: string
  to: string
  until: string
}

/** The month of yesterday in Laos, and yesterday. */
export function rangeSoFar(now: Date = new Date()): SoFarRange {
  const until = addDays(todayInLaos(now), -1)
  return { from: firstOfMonth(until), to: lastOfMonth(until), until }
}

/** The facts of the employee's month up to a day, with the rules and the law of now. Days must be current. */
export async function readMonth(
  tx: Tx,
  companyId: number,
  employeeId: number,
  { from, to, until }: SoFarRange,
) {
  const { name: company, ...settings } = await tx.one(Company, COMPANY, [companyId])
  const law = await readLaw(tx, to)
  const rules = await readRules(tx, companyId, { ...settings, to_date: to })
  const run = (await tx.maybeOne(RunRef, PAYING_RUN, [companyId, employeeId, until])) ?? null
  const own = { first: employeeId, last: employeeId }
  const earlier = await calculationsOfMonth(tx, to, { kind: 'extra' })
  const scope = { ...WHOLE_MONTH, earlier }
  const [person] = await readFacts(tx, rules, { companyId, range: { from, to }, until, scope, ...own })
  return { company, law, rules, run, person }
}

/** The employee's pay of the month up to a day, by the rules and the law of now; nothing is stored. Days must be current. */
export async function computePaySoFar(
  tx: Tx,
  companyId: number,
  employeeId: number,
  range: SoFarRange,
): Promise<Pick<PaySoFar, 'payslip' | 'problem' | 'run'>> {
  const { company, law, rules, run, person } = await readMonth(tx, companyId, employeeId, range)
  if (!person || person.employee.start_date > range.until) return { payslip: null, problem: null, run }
  const result = computed(person, { rules, law })
  if (!result.ok) return { payslip: null, problem: result.problem, run }
  const { lines, sums, reviews } = result.payslip
  const { id, emp_number, branch_id: _, department_id: __, ...who } = person.employee
  return {
    payslip: {
      ...sumsOf(sums),
      employee_id: id,
      emp_number,
      person: who,
      company,
      lines,
      law,
      reviews: person.openDays > 0 ? [...reviews, 'days_open'] : reviews,
    },
    problem: null,
    run,
  }
}

const sumsOf = (sums: PayslipSums) =>
  Object.fromEntries(SUM_COLUMNS.map(([column, key]) => [column, sums[key]])) as SumRow
