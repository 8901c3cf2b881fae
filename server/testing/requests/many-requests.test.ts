import { beforeAll, expect, test } from 'vitest'
import { statementsOf } from '#kit/database/statements.test-support.ts'
import { withTeam } from '../request-team.test-data.ts'

const { as, id, rows, world, leaveType } = withTeam()
const MANY = 10_000

/** Requests of HR's pool: leave of one day each, from different employees. */
async function addWaiting(count: number, status: 'pending' | 'approved' = 'pending') {
  const type = await leaveType(`Leave of ${count}`, 300)
  await rows(
    `with subjects as (
       insert into leave_request (company_id, employee_id, leave_type_id, start_date, end_date, part, status)
       select $1, e.id, $2, date '2040-01-01' + n, date '2040-01-01' + n, 'full', $4
       from (select id, row_number() over (order by id) as place from employee where company_id = $1) e
       cross join generate_series(0, $3::int / 20) as n where e.place <= 20
       limit $3 returning id, employee_id, start_date),
     requests as (
       insert into request (company_id, kind, subject_id, employee_id, facts, first_day, last_day, status, current_step, submitted_at)
       select $1, 'leave', id, employee_id, jsonb_build_object('title', 'Leave', 'first_day', start_date, 'last_day', start_date, 'part', 'full',
         'from_time', null, 'to_time', null, 'minutes', null, 'days', 1, 'cancels_id', null, 'cancels_kind', null), start_date, start_date, $4, 1, now()
       from subjects returning id, employee_id)
     insert into request_step (company_id, request_id, no, kind, employee_id, role, status, opened_at)
     select $1, id, 1, 'leave', employee_id, 'hr', 'open', now() - id * interval '1 second' from requests`,
    ...[type, count, status],
  )
  await world().db.asOwner((client) => client.query('analyze request_step'))
  return type
}

const decideAll = async (ids: readonly number[]) => {
  const answer = await as('hr', 'POST', '/requests/decide', { ids, verdict: 'approved' })
  return answer.data.filter(({ status }: { status: string | null }) => status === 'success').length
}
const waiting = async (limit: number): Promise<number[]> =>
  (
    await rows(
      `select s.request_id::int as id from request_step s where s.company_id = $1 and s.status = 'open' and s.role = 'hr'
       and s.employee_id <> $2 order by s.request_id limit $3`,
      ...[id('hr'), limit],
    )
  ).map((row) => row.id as number)

beforeAll(async () => {
  await addWaiting(MANY)
})
test('200 requests are decided with as many statements as two', async () => {
  const few = await waiting(2)
  const statementsOfFew = await statementsOf(() => decideAll(few))
  const many = await waiting(200)
  let done = 0
  const statementsOfMany = await statementsOf(async () => {
    done = await decideAll(many)
  })
  expect(done).toBe(200)
  // Other processes are told after the answer, so that statement can come too late to be counted.
  const counted = (texts: string[]) => texts.filter((text) => !text.includes('pg_notify')).length
  expect(counted(statementsOfMany)).toBe(counted(statementsOfFew))
  const copies = await rows(
    `select from request q join leave_request r on r.company_id = $1 and r.id = q.subject_id
     where q.company_id = $1 and q.id = any($2) and r.status = 'success'`,
    many,
  )
  expect(copies.length).toBe(200)
})

/** The statements of a call about open steps. */
const readingSteps = async (call: () => Promise<unknown>) =>
  (await statementsOf(call)).filter((text) => text.includes('request_step s'))

test('the inbox of 10,000 has its pages, its filters, and the same total as the count', async () => {
  const { total } = (await as('hr', 'GET', '/requests/inbox/count')).data
  const page = await as('hr', 'GET', '/requests/inbox?per_page=50')
  expect([page.data.length, page.meta.total]).toEqual([50, total])
  expect(total).toBeGreaterThan(MANY / 2)
  const first = page.data[0].waits_since
  const last = (await as('hr', 'GET', '/requests/inbox?sort=-waits_since&per_page=1')).data[0].waits_since
  expect(first < last).toBe(true)
  expect((await as('hr', 'GET', '/requests/inbox?kind=overtime')).meta.total).toBe(0)
  expect((await as('asker', 'GET', '/requests/inbox/count')).data.total).toBe(0)
})

test('the count of an inbox reads open steps alone, from an index', async () => {
  const statements = await readingSteps(() => as('hr', 'GET', '/requests/inbox/count'))
  expect(statements).toHaveLength(1)
  expect(statements[0]).not.toMatch(/request r|employee e/)
  // As after years: all but 20 steps are decided.
  await rows(
    `update request_step set status = 'approved', decided_at = now() where company_id = $1 and status = 'open' and request_id % 500 <> 0`,
  )
  await world().db.asOwner((client) => client.query('vacuum full analyze request_step'))
  const plan = await rows(
    `explain select s.kind, count(*) from request_step s
     where s.company_id = $1 and s.status = 'open' and s.employee_id <> all('{1}'::bigint[]) and s.approver_employee_id is null and s.role = 'hr'
     group by s.kind`,
  )
  expect(JSON.stringify(plan)).toContain('request_step_role')
})
