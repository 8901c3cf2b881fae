import { expect, test } from 'vitest'
import { withRequests } from './request-world.test-data.ts'

const { world, companyId, call, rows } = withRequests()
const DAY = '2026-04-15'

/** Somebody of the first company of this sex. */
async function person(gender: 'male' | 'female'): Promise<number> {
  const [row] = await rows(
    `update employee set gender = $2 where company_id = $1
       and id = (select ${gender === 'male' ? 'min' : 'max'}(id) from employee where company_id = $1 and deleted_at is null)
     returning id`,
    gender,
  )
  return row?.id as number
}

const leftOf = (id: number, on = DAY) => call('GET', `/e-leave/left?employee_id=${id}&on=${on}`)
const namesOf = async (id: number, on = DAY) =>
  (await leftOf(id, on)).data.map((one: { leave_type: string }) => one.leave_type)

test('the leave left names only the paid types that the employee can take, with the balance of each', async () => {
  const add = async (name: string, more: object) =>
    (await call('POST', '/vacation', { name, category: 'other', amount: 5, is_paid: true, ...more })).data.id
  const maternity = await add('Maternity of the test', { category: 'maternity', amount: 105 })
  await add('Unpaid of the test', { is_paid: false })
  await add('Boat race of the test', { by_date: true, first_date: '2026-04-14', last_date: '2026-04-20' })
  await add('Nothing of the test', { amount: 0 })
  const [man, woman] = [await person('male'), await person('female')]
  expect(man).not.toBe(woman)
  expect(await namesOf(man)).toContain('Boat race of the test')
  expect(await namesOf(man)).not.toContain('Maternity of the test')
  expect(await namesOf(woman)).toContain('Maternity of the test')
  expect(await namesOf(woman, '2026-04-21')).not.toContain('Boat race of the test')
  for (const name of ['Unpaid of the test', 'Nothing of the test'])
    expect(await namesOf(woman)).not.toContain(name)
  const { leave_type_id, leave_type, ...balance } = (await leftOf(woman)).data.find(
    (one: { leave_type_id: number }) => one.leave_type_id === maternity,
  )
  const single = await call(
    'GET',
    `/e-leave/balance?employee_id=${woman}&leave_type_id=${maternity}&on=${DAY}`,
  )
  expect([leave_type_id, leave_type, balance]).toEqual([maternity, 'Maternity of the test', single.data])
})

test('leave that was taken is listed, also if the employee could not take it any more', async () => {
  const [man] = [await person('male')]
  const [type] = await rows(
    `select id from leave_type where company_id = $1 and name = 'Maternity of the test'`,
  )
  const taken = {
    start_date: '2026-03-02',
    end_date: '2026-03-03',
    part: 'full',
    detail: '',
    confirmed: true,
  }
  const entered = await call('POST', '/e-leave', { employee_id: man, leave_type_id: type?.id, ...taken })
  expect(entered.status).toBe(200)
  const listed = (await leftOf(man)).data.find(
    (one: { leave_type_id: number }) => one.leave_type_id === type?.id,
  )
  expect(listed).toMatchObject({ used: 2 })
})

test('nobody of another company has leave left here', async () => {
  const [foreign] = await world().db.inCompany(world().companies[1], (tx) =>
    tx.unknownRows('select min(id) as id from employee where company_id = $1', [tx.companyId]),
  )
  expect(companyId()).not.toBe(world().companies[1])
  expect((await leftOf(foreign?.id as number)).status).toBe(404)
})

test('the statement of a balance names each leave and adds up to what is left', async () => {
  const [man] = [await person('male')]
  const [type] = await rows(
    `select id from leave_type where company_id = $1 and name = 'Maternity of the test'`,
  )
  const query = `employee_id=${man}&leave_type_id=${type?.id}`
  const { data } = await call('GET', `/e-leave/statement?${query}&on=${DAY}`)
  const { lines, leave_type, ...balance } = data
  expect(leave_type).toBe('Maternity of the test')
  expect(balance).toEqual((await call('GET', `/e-leave/balance?${query}&on=${DAY}`)).data)
  expect(lines.map(({ kind, days, status }: Record<string, unknown>) => [kind, days, status])).toEqual([
    ['amount', 105, null],
    ['leave', -2, 'success'],
  ])
  expect(lines.reduce((sum: number, { days }: { days: number }) => sum + days, 0)).toBe(balance.left)
  const [foreign] = await world().db.inCompany(world().companies[1], (tx) =>
    tx.unknownRows('select min(id) as id from employee where company_id = $1', [tx.companyId]),
  )
  const other = `employee_id=${foreign?.id}&leave_type_id=${type?.id}`
  expect((await call('GET', `/e-leave/statement?${other}&on=${DAY}`)).status).toBe(404)
})
