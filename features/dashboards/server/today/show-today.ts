import { type Derivation, reportDays } from '#features/attendance/contract.ts'
import { DAY_RESULTS, ensureDerived } from '#features/attendance/server/index.ts'
import { listEmployees } from '#features/employees/contract.ts'
import { BIRTHDAYS, EMPLOYEES } from '#features/employees/server/index.ts'
import { listLeave } from '#features/leave/contract.ts'
import { LEAVE_REQUESTS } from '#features/leave/server/index.ts'
import { addDays, todayInLaos } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'
import { Count } from '#kit/database/row-types.ts'
import { companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { isPermitted } from '#kit/server/permit.ts'
import { CELEBRATION_DAYS, MAX_FACES, showToday as route, Today } from '../../contract.ts'

const FACE = 'e.id, e.emp_number, e.name, e.surname, e.en_name, e.en_surname, e.picture'

/** A day that is not over is undecided, but who has come in time is present. */
const COUNTS = `
  select (count(*) filter (where result in ('success', 'early', 'forgotten') or (result = 'not_yet' and present_halves > 0)))::int as present,
    (count(*) filter (where result = 'late'))::int as late,
    (count(*) filter (where result = 'leave'))::int as leave,
    (count(*) filter (where result = 'absent'))::int as absent,
    (count(*) filter (where result = 'not_yet' and present_halves = 0))::int as not_yet,
    (count(*) filter (where result = 'outside'))::int as outside,
    (count(*) filter (where result = 'holiday'))::int as holiday
  from ${DAY_RESULTS} d join ${EMPLOYEES} e on e.company_id = $1 and e.id = d.employee_id and e.deleted_at is null
  where d.company_id = $1 and d.work_date = $2`

const AWAY = `
  with away as materialized (
    select employee_id, bool_and(part <> 'full') as is_half, max(end_date) as until from ${LEAVE_REQUESTS} l
    where l.company_id = $1 and l.status = 'success' and $2 between l.start_date and l.end_date group by employee_id
  )
  select ${FACE}, away.is_half, away.until, count(*) over () as total
  from away join ${EMPLOYEES} e on e.company_id = $1 and e.id = away.employee_id and e.deleted_at is null
  order by away.until desc, e.emp_number collate emp_number_order limit ${MAX_FACES}`

/** $2 and $3: the days and their 'MM-DD'. Whoever was born or has started on 29 February has the day in leap years. */
const CELEBRATIONS = `
  with days as (select * from unnest($2::date[], $3::text[]) as d(date, name)),
  staff as (
    select e.*, b.birthday from ${EMPLOYEES} e left join ${BIRTHDAYS} b on b.company_id = $1 and b.id = e.id
    where e.company_id = $1 and e.deleted_at is null and e.start_date <= $4 and (e.end_date is null or e.end_date >= $4)
  )
  select ${FACE}, d.date, 'birthday' as kind, null::int as years from days d join staff e on e.birthday = d.name
  union all
  select ${FACE}, d.date, 'anniversary', (extract(year from d.date) - extract(year from e.start_date))::int
  from days d join staff e on to_char(e.start_date, 'MM-DD') = d.name and extract(year from e.start_date) < extract(year from d.date)
  order by date, kind desc, emp_number limit ${MAX_FACES}`

type AwayPerson = NonNullable<Today['away']>['people'][number]
const AwayRow = Today.shape.away.unwrap().shape.people.element.extend({ total: Count })
const CountsRow = Today.shape.counts.unwrap()
const CelebrationRow = Today.shape.celebrations.unwrap().element

/** Those on approved leave, the longest absence first. */
export async function readAway(tx: Tx, today: string): Promise<NonNullable<Today['away']>> {
  const rows = await tx.query(AwayRow, AWAY, [tx.companyId, today])
  const people = rows.map(({ total: _, ...person }): AwayPerson => person)
  return { total: rows[0]?.total ?? 0, people }
}

function readCelebrations(tx: Tx, today: string): Promise<Today['celebrations']> {
  const days = Array.from({ length: CELEBRATION_DAYS }, (_, after) => addDays(today, after))
  const names = days.map((day) => day.slice(5))
  return tx.query(CelebrationRow, CELEBRATIONS, [tx.companyId, days, names, today])
}

const CURRENT: Derivation = { state: 'current', left: 0 }

export const showToday = handle(route, async (context) => {
  const { session } = context
  const today = todayInLaos()
  const maySee = {
    days: isPermitted(session, reportDays.access),
    leave: isPermitted(session, listLeave.access),
    employees: isPermitted(session, listEmployees.access),
  }
  const derivation = maySee.days ? await ensureDerived(context.db, companyOf(context), today, today) : CURRENT
  return inCompany(context, async (tx) => ({
    data: {
      date: today,
      counts: maySee.days ? await tx.one(CountsRow, COUNTS, [tx.companyId, today]) : null,
      away: maySee.days || maySee.leave ? await readAway(tx, today) : null,
      celebrations: maySee.employees ? await readCelebrations(tx, today) : null,
      derivation,
    },
  }))
})
