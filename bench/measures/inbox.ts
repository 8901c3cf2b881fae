import type { BenchDatabase } from '../bench-database.ts'
import { settle } from '../bench-database.ts'
import type { Figure } from '../figures.ts'
import type { Company } from '../fixture/company.ts'
import { withServer } from '../processes/with-server.ts'
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

const REMOVE = `
  with leaves as (
    delete from leave_request r using leave_type t
    where r.company_id = $1 and t.company_id = $1 and t.id = r.leave_type_id and t.name = 'Leave of the inbox' returning r.id),
  requests as (delete from request q using leaves where q.company_id = $1 and q.kind = 'leave' and q.subject_id = leaves.id returning q.id)
  delete from request_step s using requests where s.company_id = $1 and s.request_id = requests.id`

/** The inbox of HR with 10,000 requests that wait. They are removed at the end. */
export async function measureInbox(
  world: BenchDatabase,
  company: Company,
  rounds: number,
): Promise<Figure[]> {
  const { owner } = world
  await owner.query(`select set_config('app.company_id', $1, false)`, [String(company.id)])
  await owner.query(ADD, [company.id, OPEN_STEPS])
  for (const table of ['request_step', 'request', 'leave_request']) await settle(owner, table)
  const figures = await withServer(world, company.id, async ({ client }) => {
    const times = new Map(QUERIES.map((query): [string, number[]] => [query, []]))
    for (let round = 0; round < rounds; round += 1)
      for (const query of QUERIES)
        times.get(query)?.push((await client.call('GET', `/api/requests/inbox${query}`)).milliseconds)
    return Array.from(times, ([query, values]) =>
      figureOf(`inbox of 10,000 open steps ${query}`, 'ms', values, GOAL_MS),
    )
  })
  await owner.query(REMOVE, [company.id])
  return figures
}
