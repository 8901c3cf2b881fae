import { IdRow } from '#kit/database/row-types.ts'
import type { BenchDatabase } from '../bench-database.ts'
import { settle } from '../bench-database.ts'
import type { Figure } from '../figures.ts'
import type { Company } from '../fixture/company.ts'
import { HttpClient } from '../processes/http-client.ts'
import { addAccount, withServer } from '../processes/with-server.ts'
import { figureOf } from './figure.ts'

const OPEN_STEPS = 10_000
const GOAL_MS = 100
const QUERIES = ['/count', '?per_page=50', '?per_page=50&sort=-waits_since', '?search=1'] as const

/** Leave of one day each from 500 employees, which waits for HR. $1: company, $2: how many. */
const ADD = `
  with kind as (
    insert into leave_type (company_id, name, is_paid, amount) values ($1, 'Leave of the inbox', true, 300) returning id),
  subjects as (
    insert into leave_request (company_id, employee_id, leave_type_id, start_date, end_date, part, status)
    select $1, e.id, kind.id, date '2040-01-01' + n, date '2040-01-01' + n, 'full', 'pending'
    from kind, (select id from employee where company_id = $1 order by id limit 500) e, generate_series(1, $2::int / 500) n
    returning id, employee_id, start_date),
  requests as (
    insert into request (company_id, kind, subject_id, employee_id, facts, first_day, last_day, status, current_step, submitted_at)
    select $1, 'leave', id, employee_id, jsonb_build_object('title', 'Leave', 'first_day', start_date, 'last_day', start_date, 'part', 'full',
      'from_time', null, 'to_time', null, 'minutes', null, 'days', 1, 'cancels_id', null, 'cancels_kind', null), start_date, start_date, 'pending', 1, now()
    from subjects returning id, employee_id)
  insert into request_step (company_id, request_id, no, kind, employee_id, role, status, opened_at)
  select $1, id, 1, 'leave', employee_id, 'hr', 'open', now() - id * interval '1 second' from requests`

/** Two branches with half of the employees each, and the other HR person who decides for the second one. $1: company, $2 and $3: the accounts. */
const LIMIT = `
  with added as (
    insert into branch (company_id, name) select $1, 'Branch of the inbox ' || n from generate_series(0, 1) n returning id),
  numbered as (select array_agg(id order by id) as ids from added),
  placed as (update employee e set branch_id = numbered.ids[1 + (e.id % 2)::int] from numbered where e.company_id = $1 returning e.id)
  insert into hr_branch (company_id, account_id, branch_id)
  select $1, limited.account_id, numbered.ids[limited.at] from numbered, (values (1, $2::bigint), (2, $3::bigint)) as limited(at, account_id)`

const UNLIMIT = `
  with gone as (delete from hr_branch where company_id = $1 returning branch_id)
  update employee set branch_id = null where company_id = $1 and branch_id in (select branch_id from gone)`
const REMOVE_BRANCHES = `delete from branch where company_id = $1 and name like 'Branch of the inbox %'`

const REMOVE = `
  with leaves as (
    delete from leave_request r using leave_type t
    where r.company_id = $1 and t.company_id = $1 and t.id = r.leave_type_id and t.name = 'Leave of the inbox' returning r.id),
  requests as (delete from request q using leaves where q.company_id = $1 and q.kind = 'leave' and q.subject_id = leaves.id returning q.id)
  delete from request_step s using requests where s.company_id = $1 and s.request_id = requests.id`

/** The times of the inbox of a user. */
async function timesOf(client: HttpClient, rounds: number, whose: string): Promise<Figure[]> {
  const times = new Map(QUERIES.map((query): [string, number[]] => [query, []]))
  for (let round = 0; round < rounds; round += 1)
    for (const query of QUERIES)
      times.get(query)?.push((await client.call('GET', `/api/requests/inbox${query}`)).milliseconds)
  return Array.from(times, ([query, values]) =>
    figureOf(`inbox of 10,000 open steps${whose} ${query}`, 'ms', values, GOAL_MS),
  )
}

/** An HR manager of the company, and the number of the account. */
async function addHr({ db }: BenchDatabase, companyId: number, employeeId: number) {
  const account = await addAccount(db, { companyId, roles: ['employee', 'hrmanager'], employeeId })
  const { id } = await db.asProvider((tx) =>
    tx.one(IdRow, 'select id from account where email = $1', [account.email]),
  )
  return { ...account, id }
}

/** The inbox of an HR person who decides for one of two branches: half of what waits. */
async function ofBranches(world: BenchDatabase, companyId: number, url: string, rounds: number) {
  const { owner } = world
  const { rows } = await owner.query(
    'select id from employee where company_id = $1 order by id desc limit 2',
    [companyId],
  )
  const [first, second] = [
    await addHr(world, companyId, Number(rows[0].id)),
    await addHr(world, companyId, Number(rows[1].id)),
  ]
  await owner.query(LIMIT, [companyId, first.id, second.id])
  await settle(owner, 'employee')
  const client = new HttpClient(url)
  await client.signIn(first.email, first.password)
  const { data } = await client.json<{ data: { total: number } }>('GET', '/api/requests/inbox/count')
  if (data.total < OPEN_STEPS / 3 || data.total > (OPEN_STEPS * 2) / 3)
    throw new Error(`The HR person of a branch has ${data.total} of ${OPEN_STEPS} requests`)
  const figures = await timesOf(client, rounds, ' of a branch')
  client.close()
  await owner.query(UNLIMIT, [companyId])
  await owner.query(REMOVE_BRANCHES, [companyId])
  return figures
}

/** The inbox of HR with 10,000 requests that wait, for the whole company and for one of two branches. They are removed at the end. */
export async function measureInbox(
  world: BenchDatabase,
  company: Company,
  rounds: number,
): Promise<Figure[]> {
  const { owner } = world
  await owner.query(`select set_config('app.company_id', $1, false)`, [String(company.id)])
  await owner.query(ADD, [company.id, OPEN_STEPS])
  for (const table of ['request_step', 'request', 'leave_request']) await settle(owner, table)
  const figures = await withServer(world, company.id, async ({ client, url }) => [
    ...(await timesOf(client, rounds, '')),
    ...(await ofBranches(world, company.id, url, rounds)),
  ])
  await owner.query(REMOVE, [company.id])
  return figures
}
