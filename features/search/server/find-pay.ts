import { EMPLOYEES, personName } from '#features/employees/server/index.ts'
import { titleIn } from '#features/payroll/domain/run-title.ts'
import { PAYROLL_RUNS, PAYSLIPS } from '#features/payroll/server/index.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { foldedText } from '#kit/server/list/list-sql.ts'
import { searchCondition } from '#kit/server/list/list-statement.ts'
import { FoundPayslip, FoundRun } from '../contract.ts'
import { FOUND_AT_MOST } from './find-people.ts'

const RUN = `r.id as run_id, r.title, r.days_per_month::float8 as days_per_month, r.hours_per_day::float8 as hours_per_day`

/** Runs by their title and the days of their period, the latest first. */
export async function findRuns(tx: Tx, search: string, language: Language): Promise<FoundRun[]> {
  const values: unknown[] = [tx.companyId]
  const param = (value: unknown) => `$${values.push(value)}`
  const text = foldedText('r.title', "to_char(r.to_date, 'MM/YYYY')", "to_char(r.to_date, 'YYYY-MM')")
  const runs = await tx.query(
    FoundRun,
    `select ${RUN}, r.from_date, r.to_date, r.status from ${PAYROLL_RUNS} r
     where r.company_id = $1 and ${searchCondition(text, search, param)}
     order by r.to_date desc, r.id desc limit ${FOUND_AT_MOST}`,
    values,
  )
  return runs.map((run) => ({ ...run, title: titleIn(run.title, language) }))
}

/** The latest payslip of each of these people, in their order. */
export async function findPayslips(
  tx: Tx,
  employeeIds: readonly number[],
  language: Language,
): Promise<FoundPayslip[]> {
  const payslips = await tx.query(
    FoundPayslip,
    `select latest.* from unnest($2::bigint[]) with ordinality as asked(id, place)
     cross join lateral (
       select ${RUN}, e.id as employee_id, e.emp_number, ${personName(language)} as name
       from ${PAYSLIPS} p
       join ${PAYROLL_RUNS} r on r.company_id = $1 and r.id = p.run_id and r.calculation_id = p.calculation_id
       join ${EMPLOYEES} e on e.company_id = $1 and e.id = p.employee_id
       where p.company_id = $1 and p.employee_id = asked.id
       order by r.to_date desc, r.id desc limit 1) as latest
     order by asked.place`,
    [tx.companyId, employeeIds],
  )
  return payslips.map((payslip) => ({ ...payslip, title: titleIn(payslip.title, language) }))
}
