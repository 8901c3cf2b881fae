import { expect, test } from 'vitest'
import { grantLeave } from '#features/leave/server/index.ts'
import { todayInLaos } from '#kit/contract/days.ts'
import { withRequests } from './request-world.test-data.ts'

const { world, companyId, call, rows } = withRequests()
const today = todayInLaos()
const year = Number(today.slice(0, 4))
const last = year - 1

let type: number
let person: number

const balance = async (on: string) =>
  (await call('GET', `/e-leave/balance?employee_id=${person}&leave_type_id=${type}&on=${on}`)).data
const years = async (): Promise<{ year: number; state: string; closable_from: string }[]> =>
  (await call('GET', '/leave-year')).data
const preview = async (of = last) => (await call('GET', `/leave-year/${of}`)).data
const late = async () =>
  (await call('GET', `/leave-year/${last}/late`)).data.filter(
    (one: { leave_type_id: number }) => one.leave_type_id === type,
  )
const entry = (days: number, from_day: string, expires_on: string | null) =>
  rows(
    `insert into leave_entry (company_id, employee_id, leave_type_id, kind, units, from_day, expires_on)
     values ($1, $2, $3, 'adjust', $4, $5, $6) returning id`,
    ...[person, type, days * 480, from_day, expires_on],
  )

test('a year whose leave can still be taken cannot be closed; the present one never', async () => {
  type = (await call('POST', '/vacation', { name: 'Closed', category: 'other', amount: 6, is_paid: true }))
    .data.id
  const [found] = await rows(
    `update employee set start_date = '2020-03-01', end_date = null where company_id = $1 and id in
       (select max(id) from employee where company_id = $1 and deleted_at is null) returning id`,
  )
  person = found?.id as number
  // Three days of last year that can be taken until the end of next year, and a leave of one of them.
  await entry(3, `${last}-01-01`, `${year + 1}-12-31`)
  await world().db.inCompany(companyId(), (tx) => grantLeave(tx, today))
  expect((await years()).map(({ year: one, state }) => [one, state])).toEqual([
    [year, 'later'],
    [last, 'open'],
  ])
  expect((await call('POST', `/leave-year/${year}/close`, { digest: '' })).code).toBe('leave_year_runs')
  const carried = await rows(
    'update company_setting set carry_over_valid_until = $2 where company_id = $1 returning 1 as done',
    `${year}-12-31`,
  )
  expect(carried).toHaveLength(1)
  await rows(
    `update leave_type set carry = 'until_date' where company_id = $1 and id = $2 returning id`,
    type,
  )
  expect((await years()).at(-1)).toMatchObject({ state: 'later', closable_from: `${year + 1}-01-01` })
  await rows(`update leave_type set carry = 'none' where company_id = $1 and id = $2 returning id`, type)
  await rows(
    'update company_setting set carry_over_valid_until = null where company_id = $1 returning 1 as done',
  )
})

test('the preview names who brings what forward; after another change it is asked for again', async () => {
  const seen = await preview()
  expect(seen.types.find((one: { leave_type_id: number }) => one.leave_type_id === type)).toMatchObject({
    ...{ leave_type: 'Closed', carried: 3, owed: 0, people: 1 },
  })
  expect(seen.accounts).toContainEqual(
    expect.objectContaining({ employee_id: person, leave_type: 'Closed', days: 3 }),
  )
  await entry(1, `${last}-05-01`, `${year + 1}-12-31`)
  const stale = await call('POST', `/leave-year/${last}/close`, { digest: seen.digest })
  expect(stale.code).toBe('stale_version')
})

test('closing changes no balance; the next closing is refused', async () => {
  const days = [`${last}-12-31`, today, `${year}-12-31`, `${year + 1}-06-01`]
  const before = await Promise.all(days.map(balance))
  const { digest } = await preview()
  const closed = await call('POST', `/leave-year/${last}/close`, { digest })
  expect(closed.data.stored).toBeGreaterThan(0)
  expect(await Promise.all(days.map(balance))).toEqual(before)
  expect(before[1]).toMatchObject({ carried: 4, earned: 6, left: 10 })
  expect((await years()).at(-1)).toMatchObject({ year: last, state: 'closed', closed_by: expect.any(String) })
  expect((await call('POST', `/leave-year/${last}/close`, { digest })).code).toBe('leave_year_closed')
  expect(await late()).toEqual([])
})

test('a leave of the closed year that is entered later is a proposed adjustment, which HR stores once', async () => {
  await rows(
    `insert into schedule_assignment (company_id, employee_id, schedule_id, first_day)
     select $1, $2, min(id), $3 from schedule where company_id = $1 and deleted_at is null on conflict do nothing returning id`,
    ...[person, `${last}-01-01`],
  )
  await rows(
    `insert into leave_request (company_id, employee_id, leave_type_id, start_date, end_date, part, status)
     values ($1, $2, $3, $4, $5, 'full', 'success') returning id`,
    ...[person, type, `${last}-06-02`, `${last}-06-10`],
  )
  expect((await balance(today)).carried).toBe(4)
  // It takes the six days of its year first, which were lost otherwise, and the rest of what was brought forward.
  const days = 6 - (await balance(`${last}-12-31`)).used
  expect(days).toBeLessThan(0)
  const [found] = await late()
  expect(found).toMatchObject({ employee_id: person, days })
  const item = { employee_id: person, leave_type_id: type }
  const wrong = await call('POST', `/leave-year/${last}/late`, {
    items: [{ ...item, days: days - 1 }],
    note: 'Late',
  })
  expect(wrong.code).toBe('stale_version')
  const stored = await call('POST', `/leave-year/${last}/late`, {
    items: [{ ...item, days }],
    note: 'Late',
  })
  expect(stored.data).toEqual({ stored: 1 })
  expect((await balance(today)).left).toBe(10 + days)
  expect(await late()).toEqual([])
})
