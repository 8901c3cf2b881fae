import {
  EMPLOYEES,
  JOIN_BRANCH,
  JOIN_DEPARTMENT,
  JOIN_POSITION,
  NUMBERS_AT_AUTHORITIES,
  PERSON_COLUMNS,
  PERSON_SORTS,
  SEARCH_PERSON,
} from '#features/employees/server/index.ts'
import { OPENING_BALANCES } from '#features/opening-balances/server/index.ts'
import { PAYROLL_RUNS } from '#features/payroll/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Context } from '#kit/server/handler.ts'
import { reportEndpoints } from '#kit/server/report/report-endpoints.ts'
import yearlyReport from '../contract/yearly-pay.report.ts'
import { RUN_REPORT_TEXTS } from '../locales/run-reports.ts'
import { FINAL_PAYSLIPS, SUMS, thisYear, YearsRow } from './yearly-pay.ts'

const YEARS = `
  select coalesce(array_agg(distinct y.year order by y.year desc), '{}') as years from (
    select extract(year from r.to_date)::int as year from ${PAYROLL_RUNS} r where r.company_id = $1 and r.status in ('approved', 'paid')
    union all select o.year from ${OPENING_BALANCES} o where o.company_id = $1) as y`

/** The months of an opening balance `y`, from January. */
const BEFORE = `case when y.until_month is null then '' when y.until_month = 1 then '01/' || y.year
  else '01–' || lpad(y.until_month::text, 2, '0') || '/' || y.year end`

/** What an employee has been paid in a year: by runs, and before Champa. */
const paidIn = (year: string) => `
  select company_id, employee_id, year, month, null::int as until_month, gross, employee_share, employer_share, taxable, tax, company_tax, net
  from ${FINAL_PAYSLIPS} final where year = ${year}
  union all
  select company_id, employee_id, year, null, until_month, gross, employee_sso, employer_sso, taxable, tax, 0, net
  from ${OPENING_BALANCES} opening where company_id = $1 and year = ${year}`

interface ChosenYear {
  year: number
  years: number[]
}

async function chooseYear(tx: Tx, context: Context): Promise<ChosenYear> {
  const { years } = await tx.one(YearsRow, YEARS, [tx.companyId])
  return { year: (context.query as { year?: number }).year ?? years[0] ?? thisYear(), years }
}

export default reportEndpoints(yearlyReport, {
  prepare: chooseYear,
  from: (param, { extra }) => `(
      select company_id, employee_id, year, count(distinct month)::int as months, max(until_month) as until_month, ${SUMS}
      from (${paidIn(`${param(extra.year)}::int`)}) p group by company_id, employee_id, year) as y
    join ${EMPLOYEES} e on e.company_id = $1 and e.id = y.employee_id
    left join ${NUMBERS_AT_AUTHORITIES} a on a.company_id = $1 and a.id = y.employee_id
    ${JOIN_BRANCH} ${JOIN_DEPARTMENT} ${JOIN_POSITION}`,
  key: ['y.employee_id'],
  where: ['y.company_id = $1'],
  columns: {
    employee_id: 'y.employee_id',
    year: 'y.year',
    emp_number: 'e.emp_number',
    name: `trim(concat(e.name, ' ', e.surname))`,
    en_name: `trim(concat(e.en_name, ' ', e.en_surname))`,
    employee_picture: PERSON_COLUMNS.employee_picture,
    branch: `coalesce(b.name, '')`,
    department: `coalesce(d.name, '')`,
    position: `coalesce(o.name, '')`,
    tax_number: `coalesce(a.tax_number, '')`,
    months: 'y.months',
    before: BEFORE,
    gross: 'y.gross',
    employee_sso: 'y.employee_sso',
    employer_sso: 'y.employer_sso',
    taxable: 'y.taxable',
    tax: 'y.tax',
    company_tax: 'y.company_tax',
    net: 'y.net',
  },
  filters: { year: null },
  search: SEARCH_PERSON,
  sorts: { emp_number: PERSON_SORTS.emp_number, name: PERSON_SORTS.employee_name },
  order: 'emp_number',
  meta: ({ extra }) => extra,
  about: ({ extra }) => [[RUN_REPORT_TEXTS.yearly.year, String(extra.year)]],
  fileName: ({ extra }) => String(extra.year),
})
