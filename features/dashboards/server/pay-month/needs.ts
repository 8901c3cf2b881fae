import { z } from 'zod'
import { EMPLOYEES, PAY_DATA_PRESENT } from '#features/employees/server/index.ts'
import { LEAVE_REQUESTS, LEAVE_WITHOUT_FILE } from '#features/leave/server/index.ts'
import { OVERTIME_REQUESTS } from '#features/overtime/server/index.ts'
import { PAYSLIPS } from '#features/payroll/server/index.ts'
import { ROSTER_DAYS, SCHEDULE_ASSIGNMENTS } from '#features/schedules/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import { Count, CountRow } from '#kit/database/row-types.ts'
import { NEEDS, type Need, type NeedName } from '../../contract.ts'
import { unpaidBefore } from '../../domain/pay-period.ts'
import type { Month, MonthRun } from './month.ts'
import type { MonthRights } from './rights.ts'

/** $2: today, $3: the notice period of contracts in days. */
const PEOPLE = `
  with present as materialized (
    select e.id, e.does_not_clock_in, e.start_date, e.end_date from ${EMPLOYEES} e
    where e.company_id = $1 and e.deleted_at is null and e.start_date <= $2 and (e.end_date is null or e.end_date >= $2)
  )
  select
    (count(*) filter (where p.end_date <= $2::date + $3::int))::int as contract_ends,
    (count(*) filter (where not p.does_not_clock_in and not exists (
      select from ${SCHEDULE_ASSIGNMENTS} a where a.company_id = $1 and a.employee_id = p.id
        and a.first_day <= $2 and (a.last_day is null or a.last_day >= $2)) and not exists (
      select from ${ROSTER_DAYS} cell where cell.company_id = $1 and cell.employee_id = p.id and cell.is_published
        and cell.work_date >= $2)))::int as no_schedule,
    (count(*) filter (where not pay.has_salary))::int as no_salary,
    (count(*) filter (where not pay.has_bank_account))::int as no_bank_account,
    (count(*) filter (where not pay.has_sso_number))::int as no_sso_number,
    (select count(*)::int from ${LEAVE_REQUESTS} l where l.company_id = $1 and l.status in ('pending', 'approved')) as leave_waiting,
    (select count(*)::int from ${OVERTIME_REQUESTS} o where o.company_id = $1 and o.status in ('pending', 'approved')) as overtime_waiting,
    (select count(*)::int from ${LEAVE_WITHOUT_FILE} f where f.company_id = $1) as leave_file_missing
  from present p join ${PAY_DATA_PRESENT} pay on pay.company_id = $1 and pay.id = p.id`

const PeopleRow = z.object({
  contract_ends: Count,
  no_schedule: Count,
  no_salary: Count,
  no_bank_account: Count,
  no_sso_number: Count,
  leave_waiting: Count,
  overtime_waiting: Count,
  leave_file_missing: Count,
})

const BELOW_MINIMUM = `
  select count(*) as count from ${PAYSLIPS} payslip
  where company_id = $1 and calculation_id = $2 and 'below_minimum_wage' = any(reviews)`

/** Who can see each need. */
const RIGHTS: Record<NeedName, keyof MonthRights> = {
  net_below_zero: 'payroll',
  below_minimum_wage: 'payroll',
  earlier_run: 'payroll',
  contract_ends: 'contracts',
  leave_waiting: 'leave',
  overtime_waiting: 'overtime',
  leave_file_missing: 'leave',
  no_schedule: 'schedules',
  no_salary: 'salaries',
  no_bank_account: 'bankAccounts',
  no_sso_number: 'employees',
}

/** What exists and the user can see, in the order of `NEEDS`. */
export async function readNeeds(tx: Tx, month: Month): Promise<Need[]> {
  const { rights, today, noticeDays } = month
  const people = await tx.one(PeopleRow, PEOPLE, [tx.companyId, today, noticeDays])
  const counts: Partial<Record<NeedName, Omit<Need, 'name'>>> = {
    ...Object.fromEntries(Object.entries(people).map(([name, count]) => [name, { count, run: null }])),
    ...(rights.payroll && (await needsOfRuns(tx, month))),
  }
  return NEEDS.flatMap((name) => {
    const need = counts[name]
    return need && need.count > 0 && rights[RIGHTS[name]] ? [{ name, ...need }] : []
  })
}

async function needsOfRuns(
  tx: Tx,
  { period, runs }: Month,
): Promise<Partial<Record<NeedName, Omit<Need, 'name'>>>> {
  const { run } = period
  const earlier = unpaidBefore(runs, period)
  const [first] = earlier
  const calculated = [...(run ? [run] : []), ...earlier].filter(({ status }) => status === 'calculated')
  const negative = calculated.find(({ unpayable }) => unpayable > 0)
  const [open] = calculated
  return {
    ...(first && { earlier_run: { count: earlier.length, run: addressOf(first) } }),
    ...(negative && { net_below_zero: { count: negative.unpayable, run: addressOf(negative) } }),
    ...(open &&
      open.reviews > 0 && {
        below_minimum_wage: { count: await countBelowMinimum(tx, open), run: addressOf(open) },
      }),
  }
}

const addressOf = ({ id, days_per_month, hours_per_day }: MonthRun) => ({ id, days_per_month, hours_per_day })

async function countBelowMinimum(tx: Tx, { calculation_id }: MonthRun): Promise<number> {
  return (await tx.one(CountRow, BELOW_MINIMUM, [tx.companyId, calculation_id])).count
}
