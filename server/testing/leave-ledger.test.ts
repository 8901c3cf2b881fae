import { expect, test } from 'vitest'
import { grantLeave } from '#features/leave/server/index.ts'
import { addDays, todayInLaos } from '#kit/contract/days.ts'
import { withRequests } from './request-world.test-data.ts'

const { world, companyId, call, rows } = withRequests()
const today = todayInLaos()
const year = today.slice(0, 4)
const next = String(Number(year) + 1)

const addKind = async (name: string, more: object = {}): Promise<number> =>
  (await call('POST', '/vacation', { name, category: 'other', amount: 6, is_paid: true, ...more })).data.id

async function people(): Promise<number[]> {
  const found = await rows(
    `update employee set start_date = '2020-03-01', end_date = null where company_id = $1 and id in
       (select id from employee where company_id = $1 and deleted_at is null order by id limit 3) returning id`,
  )
  return found.map(({ id }) => id as number).sort((a, b) => a - b)
}

const balance = async (employee_id: number, leave_type_id: number, on = today) =>
  (await call('GET', `/e-leave/balance?employee_id=${employee_id}&leave_type_id=${leave_type_id}&on=${on}`))
    .data
const statement = async (employee_id: number, leave_type_id: number, on = today) =>
  (await call('GET', `/e-leave/statement?employee_id=${employee_id}&leave_type_id=${leave_type_id}&on=${on}`))
    .data
const entitlements = async (leave_type_id: number, on = today) =>
  (await call('GET', `/leave-entitlement?leave_type_id=${leave_type_id}&on=${on}&per_page=100`)).data as {
    id: number
    left: number
    carried: number
  }[]
const entry = (employee_ids: number[], leave_type_id: number, more: object = {}) =>
  call('POST', '/leave-entry', {
    ...{ employee_ids, leave_type_id, kind: 'adjust', days: 2, from_day: today, note: 'Worked at the fair' },
    ...more,
  })
const grant = () => world().db.inCompany(companyId(), (tx) => grantLeave(tx, today))
const entriesOf = (leave_type_id: number) =>
  rows(
    'select kind, units, rule_key from leave_entry where company_id = $1 and leave_type_id = $2',
    leave_type_id,
  )

test('storing what the rules give changes no balance, and doing it again stores nothing', async () => {
  const [one] = (await people()) as [number]
  const type = await addKind('Stored')
  const monthly = await addKind('Monthly', { accrual: 'monthly', amount: 12 })
  const days = [today, `${year}-12-31`, `${next}-02-01`]
  const before = await Promise.all(days.flatMap((on) => [balance(one, type, on), balance(one, monthly, on)]))
  expect(before[0]).toMatchObject({ earned: 6, left: 6 })
  await grant()
  const stored = await entriesOf(type)
  expect(stored.length).toBeGreaterThan(2)
  expect(stored).toContainEqual({ kind: 'grant', units: 6 * 480, rule_key: `grant:${year}` })
  const after = await Promise.all(days.flatMap((on) => [balance(one, type, on), balance(one, monthly, on)]))
  expect(after).toEqual(before)
  await grant()
  expect(await entriesOf(type)).toHaveLength(stored.length)
})

test('a changed number of days, and leave taken before, count at once and are stored as differences', async () => {
  const [one] = (await people()) as [number]
  const type = await addKind('Changed')
  await grant()
  const { data: kinds } = await call('GET', '/vacation')
  const { id, ...kind } = kinds.find(({ id }: { id: number }) => id === type)
  await call('PUT', `/vacation/${id}`, { ...kind, amount: 8 })
  expect(await balance(one, type)).toMatchObject({ earned: 8, left: 8 })
  await rows(
    `update employee set holidays = '[{"type": "changed", "days": 10, "used": 3}]' where company_id = $1 and id = $2`,
    one,
  )
  expect(await balance(one, type)).toMatchObject({ earned: 10, used: 3, left: 7 })
  await grant()
  expect(await balance(one, type)).toMatchObject({ earned: 10, used: 3, left: 7 })
  // What was taken before counts once: the next year begins with all days.
  expect(await balance(one, type, `${next}-01-02`)).toMatchObject({ earned: 10, used: 0, left: 10 })
  await rows(`update employee set holidays = '[]' where company_id = $1 and id = $2`, one)
  expect(await balance(one, type)).toMatchObject({ earned: 8, used: 0, left: 8 })
})

test('HR gives days to several employees and takes some away, each with a reason in the statement', async () => {
  const [one, two, three] = (await people()) as [number, number, number]
  const type = await addKind('Adjusted')
  expect((await entry([one, two], type)).data).toEqual({ stored: 2 })
  expect((await entry([two], type, { days: -1.5, note: 'Entered by mistake' })).data).toEqual({ stored: 1 })
  const left = new Map((await entitlements(type)).map((row) => [row.id, row.left]))
  expect([left.get(one), left.get(two), left.get(three)]).toEqual([8, 6.5, 6])
  const { lines, left: sum } = await statement(two, type)
  expect(lines).toContainEqual(
    expect.objectContaining({
      kind: 'adjust',
      days: 2,
      note: 'Worked at the fair',
      end_date: `${year}-12-31`,
    }),
  )
  expect(lines).toContainEqual(
    expect.objectContaining({ kind: 'adjust', days: -1.5, note: 'Entered by mistake', start_date: today }),
  )
  expect(lines.reduce((all: number, { days }: { days: number }) => all + days, 0)).toBe(sum)
  const [logged] = await rows(
    `select after from audit_entry where company_id = $1 and entity = 'leave_entry' order by id desc limit 1`,
  )
  expect(logged?.after).toMatchObject({ employee_id: two, days: -1.5, note: 'Entered by mistake' })
})

test('days that HR gives until a day of the next year can be taken until then, and not after', async () => {
  const [one] = (await people()) as [number]
  const type = await addKind('Until')
  await entry([one], type, { expires_on: `${next}-02-10` })
  expect((await balance(one, type)).expiring).toEqual([
    { days: 6, last_day: `${year}-12-31` },
    { days: 2, last_day: `${next}-02-10` },
  ])
  expect(await balance(one, type, `${next}-02-10`)).toMatchObject({ carried: 2, expired: 0, left: 8 })
  expect(await balance(one, type, `${next}-02-11`)).toMatchObject({ carried: 2, expired: 2, left: 6 })
})

test('a faulty entry is refused under its field, and nobody of another company gets one', async () => {
  const [one] = (await people()) as [number]
  const type = await addKind('Refused')
  const wrong = [{ from_day: '2019-05-01' }, { from_day: addDays(today, 900) }]
  for (const more of wrong) expect((await entry([one], type, more)).errors.from_day).toHaveLength(1)
  const ends = await entry([one], type, { expires_on: addDays(today, -1) })
  expect(ends.errors.expires_on).toHaveLength(1)
  for (const more of [{ days: 0 }, { days: 0.3 }, { note: '' }, { employee_ids: [] }, { kind: 'grant' }])
    expect((await entry([one], type, more)).status).toBe(422)
  const [foreign] = await world().db.inCompany(world().companies[1], (tx) =>
    tx.unknownRows('select min(id) as id from employee where company_id = $1', [tx.companyId]),
  )
  expect((await entry([foreign?.id as number], type)).status).toBe(404)
  expect((await entry([one], 999_999)).status).toBe(404)
  expect(await entriesOf(type)).toEqual([])
})

test('leave is carried over until the day of the setting, at most the days of the leave type', async () => {
  const [one] = (await people()) as [number]
  const carry = { carry: 'until_date', category: 'annual' }
  const [all, some] = [await addKind('Carried', carry), await addKind('Capped', { ...carry, carry_cap: 2.5 })]
  expect(await balance(one, all, `${next}-03-31`)).toMatchObject({ carried: 0, left: 6 })
  await rows(`update company_setting set carry_over_valid_until = '2021-03-31' where company_id = $1`)
  expect(await balance(one, all, `${next}-03-31`)).toMatchObject({ carried: 6, left: 12 })
  expect(await balance(one, all, `${next}-04-01`)).toMatchObject({ carried: 6, expired: 6, left: 6 })
  expect(await balance(one, some, `${next}-01-01`)).toMatchObject({ carried: 2.5, left: 8.5 })
  expect((await balance(one, some)).expiring).toEqual([
    { days: 3.5, last_day: `${year}-12-31` },
    { days: 2.5, last_day: `${next}-03-31` },
  ])
  await grant()
  expect(await balance(one, some, `${next}-01-01`)).toMatchObject({ carried: 2.5, left: 8.5 })
  await rows(`update company_setting set carry_over_valid_until = null where company_id = $1`)
  expect(await balance(one, some, `${next}-01-01`)).toMatchObject({ carried: 0, left: 6 })
})

test('the list names everybody with shifts or without, in a bounded number of statements', async () => {
  await people()
  const type = await addKind('Listed')
  const listed = await entitlements(type)
  expect(listed.length).toBeGreaterThan(2)
  for (const { left } of listed) expect([0, 6]).toContain(left)
  const { data: kinds } = await call('GET', '/leave-entitlement/type')
  expect(kinds.map(({ name }: { name: string }) => name)).toContain('Listed')
})

test('an agreement follows a leave type that gets another name', async () => {
  const [one] = (await people()) as [number]
  const type = await addKind('Before the change')
  await rows(
    `update employee set holidays = '[{"type": "before the change", "days": 9, "used": 1}]' where company_id = $1 and id = $2`,
    one,
  )
  const { data: kinds } = await call('GET', '/vacation')
  const { id, ...kind } = kinds.find(({ id }: { id: number }) => id === type)
  expect((await call('PUT', `/vacation/${id}`, { ...kind, name: 'After the change' })).status).toBe(200)
  expect(await balance(one, type)).toMatchObject({ earned: 9, used: 1, left: 8 })
  await rows(`update employee set holidays = '[]' where company_id = $1 and id = $2`, one)
})

test('nobody changes the ledger: the application may only add to it', async () => {
  for (const sql of [
    'delete from leave_entry where company_id = $1',
    'update leave_entry set units = 1 where company_id = $1',
  ])
    await expect(rows(sql)).rejects.toThrow(/permission denied/)
})
