import { z } from 'zod'
import { DAY_RESULTS, OVERTIME_RESULTS, SCANS } from '#features/attendance/server/index.ts'
import { EMPLOYEES_TO_PAY, SALARIES } from '#features/employees/server/index.ts'
import { LEAVE_REQUESTS } from '#features/leave/server/index.ts'
import { OPENING_BALANCES } from '#features/opening-balances/server/index.ts'
import { OVERTIME_REQUESTS } from '#features/overtime/server/index.ts'
import { ROSTER_DAYS, SCHEDULE_ASSIGNMENTS } from '#features/schedules/server/index.ts'
import { KIP } from '#kit/contract/currency.ts'
import type { Tx } from '#kit/database/database.ts'
import { endOfDay, startOfDay } from '#kit/server/laos-time.ts'
import { MAX_FINDING_NAMES, type ReadinessFinding } from '../../contract.ts'
import { FINDING_CODES, FINDINGS, type FindingCode, isSerious } from '../../domain/readiness-findings.ts'
import { TO_PAY } from '../calculation/employees-to-pay.ts'
import type { Range } from '../calculation/salary-segments.ts'

/** The employees to pay, with the days of their employment in the range. */
const PEOPLE = `people as materialized (
  select e.id, e.emp_number, btrim(e.name || ' ' || e.surname) as name, btrim(e.en_name || ' ' || e.en_surname) as en_name,
    e.does_not_clock_in, e.is_sso, e.sso_number, e.bank_account, greatest(e.start_date, $2::date) as first_day,
    least(coalesce(e.end_date, $3::date), $3::date) as last_day
  from ${EMPLOYEES_TO_PAY} e where ${TO_PAY} and ($4::bigint[] is null or e.id = any($4)) and e.id <> all($5::bigint[]))`

/** Each selects `code` and `employee_id`, an employee once. */
const OF_RECORDS = `
  select 'no_bank_account' as code, p.id as employee_id from people p where p.bank_account = ''
  union all
  select 'no_sso_number', p.id from people p where p.is_sso and p.sso_number = ''
  union all
  select 'no_salary', p.id from people p where not exists (
    select from ${SALARIES} s where s.company_id = $1 and s.employee_id = p.id and s.in_force_from <= p.first_day)
  union all
  select 'zero_salary', p.id from people p where exists (
    select from ${SALARIES} s where s.company_id = $1 and s.employee_id = p.id and s.base_salary = 0 and s.in_force_from <= p.last_day
      and not exists (select from ${SALARIES} later where later.company_id = $1 and later.employee_id = p.id
        and later.in_force_from > s.in_force_from and later.in_force_from <= p.first_day))
  union all
  select 'no_schedule', p.id from people p
  left join (
    select a.employee_id, range_agg(daterange(a.first_day, a.last_day, '[]')) as days
    from (
      select employee_id, first_day, last_day from ${SCHEDULE_ASSIGNMENTS} assigned where assigned.company_id = $1
      union all
      select employee_id, work_date, work_date from ${ROSTER_DAYS} cell
      where cell.company_id = $1 and cell.is_published and cell.work_date between $2 and $3) a
    group by a.employee_id) a on a.employee_id = p.id
  where not p.does_not_clock_in and not coalesce(a.days @> daterange(p.first_day, p.last_day, '[]'), false)`

/** A base salary of some day of the employment in a currency that has no rate: $6 are the currencies with one. */
const WITHOUT_RATE = `
  select p.id as employee_id, s.currency from people p
  join ${SALARIES} s on s.company_id = $1 and s.employee_id = p.id and s.in_force_from <= p.last_day
  where s.currency <> '${KIP}' and s.currency <> all ($6::text[])
    and not exists (select from ${SALARIES} later where later.company_id = $1 and later.employee_id = p.id
      and later.in_force_from > s.in_force_from and later.in_force_from <= p.first_day)`

const OF_RATES = `select distinct 'no_exchange_rate' as code, employee_id from (${WITHOUT_RATE}) without_rate`

const OF_DAYS = `
  select 'no_scans' as code, d.employee_id from days d join people p on p.id = d.employee_id
  where d.is_absent and not p.does_not_clock_in and not exists (
    select from ${SCANS} s where s.company_id = $1 and s.employee_id = d.employee_id and s.counts
      and s.scanned_at >= ${startOfDay('$2')} and s.scanned_at < ${endOfDay('$3')})
  union all
  select 'forgotten_scan', employee_id from days where is_forgotten
  union all
  select 'days_open', employee_id from days where is_open`

const DAYS = `days as materialized (
  select employee_id, bool_or(result = 'absent') as is_absent, bool_or(result = 'forgotten') as is_forgotten,
    bool_or(result = 'not_yet') as is_open
  from ${DAY_RESULTS} d where company_id = $1 and work_date between $2 and $3 group by employee_id)`

const OF_DIFFERENCES = `
  select distinct 'pay_differences' as code, d.employee_id from pay_difference d join people p on p.id = d.employee_id
  where d.company_id = $1 and d.status = 'open'`

const OF_OPENING_BALANCES = `
  select distinct 'opening_balance' as code, o.employee_id from ${OPENING_BALANCES} o join people p on p.id = o.employee_id
  where o.company_id = $1 and o.year = extract(year from $3::date) and o.until_month >= extract(month from $3::date)`

const WAITS = `in ('pending', 'approved')`

const OF_REQUESTS = `
  select distinct 'overtime_zero' as code, o.employee_id from ${OVERTIME_REQUESTS} o join people p on p.id = o.employee_id
  where o.company_id = $1 and o.status = 'success' and o.work_date between p.first_day and p.last_day and o.ends_at < now()
    and not exists (select from ${OVERTIME_RESULTS} r
      where r.company_id = $1 and r.employee_id = o.employee_id and r.work_date = o.work_date)
  union all
  select distinct 'leave_without_shift', l.employee_id from ${LEAVE_REQUESTS} l join people p on p.id = l.employee_id
  where l.company_id = $1 and l.status = 'success' and l.start_date <= p.last_day and l.end_date >= p.first_day
    and not exists (select from ${DAY_RESULTS} d where d.company_id = $1 and d.employee_id = l.employee_id
      and d.work_date between greatest(l.start_date, p.first_day) and least(l.end_date, p.last_day))
  union all
  select distinct 'overtime_waiting', o.employee_id from ${OVERTIME_REQUESTS} o join people p on p.id = o.employee_id
  where o.company_id = $1 and o.status ${WAITS} and o.work_date between p.first_day and p.last_day
  union all
  select distinct 'leave_waiting', l.employee_id from ${LEAVE_REQUESTS} l join people p on p.id = l.employee_id
  where l.company_id = $1 and l.status ${WAITS} and l.start_date <= p.last_day and l.end_date >= p.first_day`

/** Counts the employees of each code and names the first of them by number. */
const COUNTED = `
  select code, count(*) as employees, jsonb_agg(
      jsonb_build_object('employee_id', id, 'emp_number', emp_number, 'name', name, 'en_name', en_name) order by no)
    filter (where no <= ${MAX_FINDING_NAMES}) as people
  from (
    select f.code, p.id, p.emp_number, p.name, p.en_name,
      row_number() over (partition by f.code order by p.emp_number collate emp_number_order, p.id) as no
    from finding f join people p on p.id = f.employee_id) as numbered
  group by code`

const OF_RECORDS_COUNTED = `with ${PEOPLE}, finding as (${OF_RECORDS} union all ${OF_RATES} union all ${OF_DIFFERENCES} union all ${OF_OPENING_BALANCES}) ${COUNTED}`

const STATEMENTS = [
  `with ${PEOPLE}, ${DAYS}, finding as (${OF_DAYS}) ${COUNTED}`,
  `with ${PEOPLE}, finding as (${OF_REQUESTS}) ${COUNTED}`,
]

const FindingRow = z.object({
  code: z.enum(FINDING_CODES),
  employees: z.int(),
  people: z.custom<ReadinessFinding['people']>(),
})

/** What matters without attendance. */
const OF_ITEMS: readonly FindingCode[] = [
  ...(['no_bank_account', 'no_sso_number', 'no_salary', 'no_exchange_rate', 'opening_balance'] as const),
]

interface Wanted extends Range {
  /** The employees to check; null: all. */
  only: readonly number[] | null
  except?: readonly number[]
  itemsOnly: boolean
  /** The codes of the currencies with a rate on the run's day. */
  currencies: readonly string[]
}

/** What is missing for the employees to pay in these days, serious first. Three statements for any number of employees. */
export async function findMissing(
  tx: Tx,
  companyId: number,
  { from, to, only, except = [], itemsOnly, currencies }: Wanted,
): Promise<ReadinessFinding[]> {
  const found = new Map<string, z.infer<typeof FindingRow>>()
  const params = [companyId, from, to, only, except]
  const add = (rows: readonly z.infer<typeof FindingRow>[]) => {
    for (const row of rows) found.set(row.code, row)
  }
  add(await tx.query(FindingRow, OF_RECORDS_COUNTED, [...params, currencies]))
  if (!itemsOnly) for (const sql of STATEMENTS) add(await tx.query(FindingRow, sql, params))
  const codes = itemsOnly ? FINDING_CODES.filter((code) => OF_ITEMS.includes(code)) : FINDING_CODES
  return codes.flatMap((code) => {
    const row = found.get(code)
    return row ? [{ ...row, is_serious: isSerious(code), target: FINDINGS[code].target }] : []
  })
}

const CurrencyRow = z.object({ currency: z.string() })

/** The currencies of base salaries of a run that have no rate on its day. */
export async function currenciesWithoutRate(
  tx: Tx,
  companyId: number,
  { from, to, only, except = [], currencies }: Omit<Wanted, 'itemsOnly'>,
): Promise<string[]> {
  const rows = await tx.query(
    CurrencyRow,
    `with ${PEOPLE} select distinct currency from (${WITHOUT_RATE}) without_rate order by 1`,
    [companyId, from, to, only, except, currencies],
  )
  return rows.map(({ currency }) => currency)
}
