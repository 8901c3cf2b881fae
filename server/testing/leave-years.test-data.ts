import { todayInLaos } from '#kit/contract/days.ts'
import type { RouteCall } from './route-calls.test-data.ts'
import type { TwoCompanies } from './two-companies.test-data.ts'

const thisYear = Number(todayInLaos().slice(0, 4))

/** Gives an employee a day of leave in a year, which can be taken until the end of next year. */
const addDay = (world: TwoCompanies, year: number) =>
  world.db.inCompany(world.companies[0], (tx) =>
    tx.execute(
      `insert into leave_entry (company_id, employee_id, leave_type_id, kind, units, from_day, expires_on, note)
       select $1, (select id from employee where company_id = $1 and emp_number = 'Zqfirst-deputy'), min(id), 'adjust', 480, $2, $3, 'Zqfirst'
       from leave_type where company_id = $1 and deleted_at is null and amount is not null`,
      [tx.companyId, `${year}-12-30`, `${thisYear + 1}-12-31`],
    ),
  )

/** Somebody who was employed in the last years. */
const employedLongAgo = (world: TwoCompanies) =>
  world.db.inCompany(world.companies[0], (tx) =>
    tx.execute(
      `update employee set start_date = '2020-01-01' where company_id = $1 and emp_number = 'Zqfirst-deputy'`,
      [tx.companyId],
    ),
  )

const data = async (world: TwoCompanies, url: string) =>
  (await world.as('admin', { method: 'GET', url: `/api/leave-year${url}` })).json().data

/** Last year, which can be closed and brings a day forward. */
export async function openYear(world: TwoCompanies, call: RouteCall): Promise<RouteCall> {
  await employedLongAgo(world)
  await addDay(world, thisYear - 1)
  const url = `/${thisYear - 1}`
  const { digest } = await data(world, url)
  return { ...call, url: `/api/leave-year${url}/close`, payload: { digest } }
}

/** A closed year of which a day was not brought forward. */
export async function lateChange(world: TwoCompanies, call: RouteCall): Promise<RouteCall> {
  const year = thisYear - 2
  await employedLongAgo(world)
  await addDay(world, year)
  await world.db.inCompany(world.companies[0], (tx) =>
    tx.execute(
      `insert into leave_closing (company_id, year, last_entry) select $1, $2, max(id) from leave_entry where company_id = $1`,
      [tx.companyId, year],
    ),
  )
  const [{ employee_id, leave_type_id, days }] = await data(world, `/${year}/late`)
  const items = [{ employee_id, leave_type_id, days }]
  return { ...call, url: `/api/leave-year/${year}/late`, payload: { items, note: 'Changed later' } }
}
