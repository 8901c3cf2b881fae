import { z } from 'zod'
import { COMPANIES, COMPANY_SETTINGS } from '#features/companies/server/index.ts'
import { EMPLOYEES, NUMBERS_AT_AUTHORITIES } from '#features/employees/server/index.ts'
import { DEPARTMENTS, POSITIONS } from '#features/master-data/server/index.ts'
import { OPENING_BALANCES } from '#features/opening-balances/server/index.ts'
import { PAYROLL_RUNS, PAYSLIPS } from '#features/payroll/server/index.ts'
import { todayInLaos } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { YearOfPay } from '../contract.ts'

/** The payslips of approved and paid runs; the year and the month are those of the run's last day. */
export const FINAL_PAYSLIPS = `(
  select p.*, extract(year from r.to_date)::int as year, extract(month from r.to_date)::int as month
  from ${PAYROLL_RUNS} r join ${PAYSLIPS} p on p.company_id = r.company_id and p.calculation_id = r.calculation_id
  where r.company_id = $1 and r.status in ('approved', 'paid'))`

const AMOUNTS = {
  gross: 'gross',
  employee_sso: 'employee_share',
  employer_sso: 'employer_share',
  taxable: 'taxable',
  tax: 'tax',
  company_tax: 'company_tax',
  net: 'net',
} as const
export const SUMS = Object.entries(AMOUNTS)
  .map(([name, column]) => `sum(p.${column})::bigint as ${name}`)
  .join(', ')

export const YearsRow = z.object({ years: z.array(z.int()) })
export const thisYear = () => Number(todayInLaos().slice(0, 4))

const PersonRow = YearOfPay.omit({ before: true, months: true, totals: true, year: true, years: true })
const PERSON = `
  select e.id as employee_id, e.emp_number, trim(concat(e.name, ' ', e.surname)) as name, trim(concat(e.en_name, ' ', e.en_surname)) as en_name,
    coalesce(o.name, '') as position, coalesce(d.name, '') as department, a.tax_number, a.sso_number, e.start_date, e.end_date,
    c.name as company, c.address as company_address, s.tax_number as company_tax_number
  from ${EMPLOYEES} e
  join ${NUMBERS_AT_AUTHORITIES} a on a.company_id = $1 and a.id = e.id
  join ${COMPANIES} c on c.company_id = $1
  join ${COMPANY_SETTINGS} s on s.company_id = $1
  left join ${DEPARTMENTS} d on d.company_id = $1 and d.id = e.department_id
  left join ${POSITIONS} o on o.company_id = $1 and o.id = e.position_id
  where e.company_id = $1 and e.id = $2`

const MonthRow = YearOfPay.shape.months.element
/** Of the employee $2; `$3`: also held payslips. */
const OF_PERSON = 'p.employee_id = $2 and ($3 or not p.is_held)'
const MONTHS = `
  select p.month, ${SUMS}, array_agg(p.run_id order by p.run_id) as run_ids
  from ${FINAL_PAYSLIPS} p where ${OF_PERSON} and p.year = $4 group by p.month order by p.month`
const YEARS_OF_PERSON = `
  select coalesce(array_agg(distinct y.year order by y.year desc), '{}') as years from (
    select p.year from ${FINAL_PAYSLIPS} p where ${OF_PERSON}
    union all select o.year from ${OPENING_BALANCES} o where o.company_id = $1 and o.employee_id = $2) as y`

const BeforeRow = YearOfPay.shape.before.unwrap()
const BEFORE_OF_PERSON = `
  select o.until_month, o.gross, o.employee_sso, o.employer_sso, o.taxable, o.tax, 0::bigint as company_tax, o.net
  from ${OPENING_BALANCES} o where o.company_id = $1 and o.employee_id = $2 and o.year = $3`

interface WhichYear {
  /** Default: the latest year with pay. */
  year: number | undefined
  /** Whether held payslips count; the employees themselves do not see them. */
  withHeld: boolean
}

type Amounts = YearOfPay['totals']
const names = Object.keys(AMOUNTS) as (keyof Amounts)[]

/** The pay of an employee in a year, by month and before Champa. Throws `not_found`. */
export async function readYear(tx: Tx, employeeId: number, which: WhichYear): Promise<YearOfPay> {
  const person = await tx.maybeOne(PersonRow, PERSON, [tx.companyId, employeeId])
  if (!person) throw new AppError('not_found')
  const { years } = await tx.one(YearsRow, YEARS_OF_PERSON, [tx.companyId, employeeId, which.withHeld])
  const year = which.year ?? years[0] ?? thisYear()
  const months = await tx.query(MonthRow, MONTHS, [tx.companyId, employeeId, which.withHeld, year])
  const before = await tx.maybeOne(BeforeRow, BEFORE_OF_PERSON, [tx.companyId, employeeId, year])
  const totals = Object.fromEntries(
    names.map((name) => [name, months.reduce((all, month) => all + month[name], before?.[name] ?? 0)]),
  ) as Amounts
  return { ...person, year, years, before, months, totals }
}
