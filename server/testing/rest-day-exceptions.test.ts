import { afterAll, beforeAll, expect, test } from 'vitest'
import { deriveDays } from '#features/attendance/server/index.ts'
import { openCompanies } from './shared-worlds.test-data.ts'
import type { Asker, Call, TwoCompanies } from './two-companies.test-data.ts'

const APRIL = { from: '2026-04-01', to: '2026-04-30' }
let world: TwoCompanies
let companyId: number
let people: number[]

beforeAll(async () => {
  world = await openCompanies()
  companyId = world.companies[0]
  await deriveDays(world.db, companyId, APRIL)
  const rows = await read(
    `select employee_id from day_result where company_id = $1 and work_date = '2026-04-08' order by employee_id limit 2`,
  )
  people = rows.map((row) => row.employee_id as number)
})
afterAll(() => world?.close())

async function call(method: Call['method'], url: string, payload?: object, asker: Asker = 'admin') {
  const answer = await world.as(asker, { method, url: `/api${url}`, ...(payload && { payload }) })
  return { status: answer.statusCode, ...answer.json() }
}
const read = (sql: string, ...values: unknown[]) =>
  world.db.inCompany(companyId, (tx) => tx.unknownRows(sql, [companyId, ...values]))

/** A rest day on one date of April. */
async function newRestDay(from_date: string, counts_as: string): Promise<number> {
  const day = { name_la: `ພັກ ${from_date}`, kind: 'regular', counts_as, from_date }
  return (await call('POST', '/restDay', day)).data.id
}
async function resultOn(employeeId: number | undefined, date: string) {
  await deriveDays(world.db, companyId, APRIL)
  const [row] = await read(
    'select result from day_result where company_id = $1 and employee_id = $2 and work_date = $3',
    employeeId,
    date,
  )
  return row?.result
}
const add = (restDay: number, first_day: string, more: object = {}) =>
  call('POST', `/disable_rest_day_employee/${restDay}`, {
    ...{ employee_ids: [people[0]], first_day, last_day: null, remark: '' },
    ...more,
  })
const listOf = async (restDay: number) => (await call('GET', `/disable_rest_day_employee/${restDay}`)).data

test('a day of rest is a working day for the excepted employee alone, and a day off again without the exception', async () => {
  const [one, other] = people
  const before = await resultOn(one, '2026-04-08')
  const restDay = await newRestDay('2026-04-08', 'rest')
  expect(await resultOn(one, '2026-04-08')).toBeUndefined()
  expect(await add(restDay, '2026-04-01', { remark: 'ເຝົ້າໂຮງງານ' })).toMatchObject({
    data: { is_stored: true },
  })
  expect(await resultOn(one, '2026-04-08')).toBe(before)
  expect(await resultOn(other, '2026-04-08')).toBeUndefined()
  expect(await add(restDay, '2026-04-01')).toMatchObject({ status: 409, code: 'duplicate' })
  const [exception] = await listOf(restDay)
  expect(exception).toMatchObject({ employee_id: one, remark: 'ເຝົ້າໂຮງງານ', state: 'current' })
  const url = `/disable_rest_day_employee/${restDay}/${exception.id}`
  const ended = { first_day: '2026-04-01', last_day: '2026-04-07', remark: '', version: 1 }
  expect((await call('PUT', url, ended)).data.is_stored).toBe(true)
  expect(await call('PUT', url, ended)).toMatchObject({ status: 409, code: 'stale_version' })
  expect(await resultOn(one, '2026-04-08')).toBeUndefined()
  await call('PUT', url, { ...ended, last_day: null, version: 2 })
  expect(await resultOn(one, '2026-04-08')).toBe(before)
  expect(await call('DELETE', `/restDay/${restDay}`)).toMatchObject({ status: 409, code: 'in_use' })
  expect((await call('DELETE', url, undefined, 'foreignAdmin')).status).toBe(404)
  expect((await call('DELETE', url)).data.is_stored).toBe(true)
  expect(await resultOn(one, '2026-04-08')).toBeUndefined()
})

test('on a public holiday the excepted employee works', async () => {
  const [one, other] = people
  const before = await resultOn(one, '2026-04-09')
  const holiday = await newRestDay('2026-04-09', 'holiday')
  expect([await resultOn(one, '2026-04-09'), await resultOn(other, '2026-04-09')]).toEqual([
    'holiday',
    'holiday',
  ])
  await add(holiday, '2026-04-09', { last_day: '2026-04-09' })
  expect([await resultOn(one, '2026-04-09'), await resultOn(other, '2026-04-09')]).toEqual([
    before,
    'holiday',
  ])
})

test('what does not exist is refused, and approved runs are shown first', async () => {
  expect((await call('GET', '/disable_rest_day_employee/99999999')).status).toBe(404)
  const restDay = await newRestDay('2026-04-10', 'rest')
  expect((await call('GET', `/disable_rest_day_employee/${restDay}`, undefined, 'foreignAdmin')).status).toBe(
    404,
  )
  expect((await add(restDay, '2026-04-01', { employee_ids: [99_999_999] })).status).toBe(404)
  expect(await add(restDay, '2026-04-02', { last_day: '2026-04-01' })).toMatchObject({
    status: 422,
    errors: { last_day: [expect.any(String)] },
  })
  await read(`update payroll_run set status = 'approved' where company_id = $1 and id = $2`, world.runs[0])
  expect((await add(restDay, '2026-04-01')).data).toMatchObject({
    is_stored: false,
    runs: [{ id: world.runs[0], days: 1 }],
  })
  expect(await listOf(restDay)).toEqual([])
  // No date of the rest day lies in the run.
  expect((await add(restDay, '2026-04-11')).data).toMatchObject({ is_stored: true, runs: [] })
  expect((await add(restDay, '2026-04-01', { confirmed: true })).data.is_stored).toBe(true)
})
