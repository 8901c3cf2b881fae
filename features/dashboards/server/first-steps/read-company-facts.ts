import { z } from 'zod'
import { SCANS } from '#features/attendance/server/index.ts'
import { COMPANY_SETTINGS } from '#features/companies/server/index.ts'
import { EMPLOYEES, PAY_DATA_PRESENT } from '#features/employees/server/index.ts'
import {
  BRANCHES,
  DEPARTMENTS,
  POSITIONS,
  REST_DAYS,
  readCountryHolidays,
} from '#features/master-data/server/index.ts'
import { PAYROLL_RUNS } from '#features/payroll/server/index.ts'
import { ROSTER_DAYS, SCHEDULE_ASSIGNMENTS, SCHEDULES } from '#features/schedules/server/index.ts'
import { todayInLaos } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'
import type { CompanyFacts } from '../../domain/first-steps.ts'

const Row = z.object({
  show_first_steps: z.boolean(),
  is_reviewed: z.boolean(),
  has_branch: z.boolean(),
  has_department: z.boolean(),
  has_position: z.boolean(),
  own_holidays: z.int(),
  has_schedule: z.boolean(),
  people: z.int(),
  clocking: z.int(),
  without_schedule: z.int(),
  without_salary: z.int(),
  without_bank_account: z.int(),
  has_scans: z.boolean(),
  has_calculated: z.boolean(),
  has_approved: z.boolean(),
})

const hasEntry = (list: string) =>
  `exists (select from ${list} entry where entry.company_id = $1 and entry.deleted_at is null)`

/** $2: the first and $3: the last day of the year. A person counts until the last day; the schedule is that of today or of the first day, or a roster from then on. */
const FACTS = `
  with today as materialized (select today_in_laos() as day),
  present as materialized (
    select e.id, e.does_not_clock_in, greatest(e.start_date, day) as day from ${EMPLOYEES} e, today
    where e.company_id = $1 and e.deleted_at is null and (e.end_date is null or e.end_date >= day)
  ),
  people as (
    select count(*)::int as people, (count(*) filter (where not present.does_not_clock_in))::int as clocking,
      (count(*) filter (where not present.does_not_clock_in and not exists (
        select from ${SCHEDULE_ASSIGNMENTS} a where a.company_id = $1 and a.employee_id = present.id
          and a.first_day <= present.day and (a.last_day is null or a.last_day >= present.day)) and not exists (
        select from ${ROSTER_DAYS} cell where cell.company_id = $1 and cell.employee_id = present.id and cell.is_published
          and cell.work_date >= present.day)))::int as without_schedule,
      (count(*) filter (where not pay.has_salary))::int as without_salary,
      (count(*) filter (where not pay.has_bank_account))::int as without_bank_account
    from present join ${PAY_DATA_PRESENT} pay on pay.company_id = $1 and pay.id = present.id
  )
  select setting.show_first_steps, setting.is_reviewed, people.*,
    ${hasEntry(BRANCHES)} as has_branch, ${hasEntry(DEPARTMENTS)} as has_department, ${hasEntry(POSITIONS)} as has_position,
    ${hasEntry(SCHEDULES)} as has_schedule,
    (select count(*)::int from ${REST_DAYS} off where off.company_id = $1 and off.deleted_at is null and off.counts_as = 'holiday'
       and (off.from_date is null or off.from_date <= $3) and coalesce(off.to_date, case when off.kind = 'regular' then off.from_date end, $3) >= $2)
      as own_holidays,
    exists (select from ${SCANS} scanned where scanned.company_id = $1) as has_scans,
    exists (select from ${PAYROLL_RUNS} run where run.company_id = $1 and run.status <> 'draft') as has_calculated,
    exists (select from ${PAYROLL_RUNS} run where run.company_id = $1 and run.status in ('approved', 'paid')) as has_approved
  from ${COMPANY_SETTINGS} setting, people where setting.company_id = $1`

/** What the transaction's company has of the first steps, and whether it wants to see them. */
export async function readCompanyFacts(tx: Tx): Promise<CompanyFacts & { show_first_steps: boolean }> {
  const year = todayInLaos().slice(0, 4)
  const { own_holidays, ...facts } = await tx.one(Row, FACTS, [
    tx.companyId,
    `${year}-01-01`,
    `${year}-12-31`,
  ])
  const ofCountry = await readCountryHolidays(tx, Number(year))
  return {
    ...facts,
    holidays: own_holidays,
    missing_holidays: ofCountry.filter(({ is_there }) => !is_there).length,
  }
}
