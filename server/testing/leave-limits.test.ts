import { expect, test } from 'vitest'
import { tellExpiry } from '#features/leave/server/index.ts'
import { addDays, formatDate, todayInLaos, weekdayOf } from '#kit/contract/days.ts'
import { withRequests } from './request-world.test-data.ts'

const { world, companyId, call, rows } = withRequests()
const today = todayInLaos()

/** A Monday some weeks ahead. */
const monday = (weeks: number) => addDays(today, 8 - weekdayOf(today) + 7 * weeks)

/** The employee of the account, on a schedule and employed for long; his number. */
async function worker(): Promise<number> {
  const [found] = await rows(
    `update employee set start_date = '2020-01-01', end_date = null where company_id = $1 and id =
       (select employee_id from account where company_id = $1 and employee_id is not null order by id limit 1) returning id`,
  )
  const id = found?.id as number
  await rows(
    `insert into schedule_assignment (company_id, employee_id, schedule_id, first_day)
     select $1, $2, min(s.id), '2026-01-01' from schedule s where s.company_id = $1 and s.deleted_at is null
       and not exists (select from schedule_assignment a where a.company_id = $1 and a.employee_id = $2) having min(s.id) is not null returning id`,
    id,
  )
  return id
}
const kind = async (name: string, more: object) =>
  (await call('POST', '/vacation', { name, category: 'other', is_paid: true, ...more })).data.id as number
const leave = (leave_type_id: number, start_date: string, end_date = start_date) => ({
  ...{ leave_type_id, start_date, end_date, part: 'full' },
})
const ask = (body: object) => call('POST', '/employee/leave', body, 'employee')
const enter = async (employee_id: number, body: object) =>
  (await call('POST', '/e-leave', { ...body, employee_id })).data.warnings as { code: string }[]
const codes = (warnings: { code: string }[]) => warnings.map(({ code }) => code)

test('leave that is asked for too late, and too many days in a row, refuse the employee and warn HR', async () => {
  const id = await worker()
  const type = await kind('Planned', { notice_days: 30, max_in_row: 2 })
  const soon = leave(type, monday(1))
  const refused = await ask(soon)
  expect(refused.status).toBe(422)
  expect(JSON.stringify(refused.errors)).toContain(`it can begin on ${formatDate(addDays(today, 30))}`)
  expect(codes(await enter(id, soon))).toContain('leave_short_notice')
  const long = leave(type, monday(8), addDays(monday(8), 2))
  const tooLong = await ask(long)
  expect(JSON.stringify(tooLong.errors)).toContain('At most 2 days in a row')
  expect(codes(await enter(id, long))).toContain('leave_too_long')
  expect((await ask(leave(type, monday(9), addDays(monday(9), 1)))).status).toBe(200)
})

test('no leave is given on blocked days of a department: the employee reads why, HR may enter it', async () => {
  const id = await worker()
  const type = await kind('Blocked', {})
  const [person] = await rows('select department_id from employee where company_id = $1 and id = $2', id)
  const body = { first_day: monday(10), last_day: addDays(monday(10), 4), note: 'Stocktaking' }
  const other = await call('POST', '/leave-block', { ...body, department_ids: [999_999] })
  expect(other.status).toBe(404)
  const made = await call('POST', '/leave-block', {
    ...{
      ...body,
      leave_type_ids: [type],
      department_ids: person?.department_id ? [person.department_id] : null,
    },
  })
  expect(made.status).toBe(200)
  const asked = leave(type, addDays(monday(10), 1))
  const refused = await ask(asked)
  expect([refused.status, JSON.stringify(refused.errors)]).toEqual([
    422,
    expect.stringContaining('Stocktaking'),
  ])
  expect(await enter(id, asked)).toContainEqual({
    ...{ code: 'leave_blocked', date: asked.start_date, note: 'Stocktaking' },
  })
  const another = await kind('Not blocked', {})
  expect(codes(await enter(id, leave(another, asked.start_date)))).not.toContain('leave_blocked')
  const listed = (await call('GET', '/leave-block')).data
  expect(listed).toMatchObject([{ note: 'Stocktaking', leave_types: ['Blocked'] }])
  const path = `/leave-block/${made.data.id}`
  expect((await call('PUT', path, { ...body, version: 9 })).code).toBe('stale_version')
  expect((await call('PUT', path, { ...body, last_day: today, version: 1 })).status).toBe(422)
  expect((await call('DELETE', path)).status).toBe(200)
  expect((await ask(leave(type, addDays(monday(10), 2)))).status).toBe(200)
})

test('an employee is told once what is lost in 60 and in 14 days', async () => {
  const id = await worker()
  const type = await kind('Carried', { category: 'annual', amount: 0 })
  await rows(
    `insert into leave_entry (company_id, employee_id, leave_type_id, kind, units, from_day, expires_on)
     values ($1, $2, $3, 'adjust', 720, $4, $5) returning id`,
    ...[id, type, today, addDays(today, 50)],
  )
  const notices = async () =>
    (await rows(`select params from notice where company_id = $1 and kind = 'leave-expires' order by id`))
      .map(({ params }) => params as { leave_type: string })
      .filter(({ leave_type }) => leave_type === 'Carried')
  const told = () => tellExpiry(world().db, companyId(), today)
  await told()
  expect(await notices()).toEqual([{ leave_type: 'Carried', days: 1.5, last_day: addDays(today, 50) }])
  await told()
  expect(await notices()).toHaveLength(1)
  await tellExpiry(world().db, companyId(), addDays(today, 40))
  expect(await notices()).toHaveLength(2)
  await tellExpiry(world().db, companyId(), addDays(today, 41))
  expect(await notices()).toHaveLength(2)
})
