import { afterAll, beforeAll, expect, test } from 'vitest'
import { deriveDays } from '#features/attendance/server/index.ts'
import { addDays, todayInLaos } from '#kit/contract/days.ts'
import { openCompanies } from './shared-worlds.test-data.ts'
import type { Asker, Call, TwoCompanies } from './two-companies.test-data.ts'

const TODAY = todayInLaos()
let world: TwoCompanies
let companyId: number

beforeAll(async () => {
  world = await openCompanies()
  companyId = world.companies[0]
})
afterAll(() => world?.close())

async function call(method: Call['method'], url: string, payload?: object, asker: Asker = 'admin') {
  const answer = await world.as(asker, { method, url: `/api${url}`, ...(payload && { payload }) })
  return { status: answer.statusCode, ...answer.json() }
}
const rows = (sql: string, ...values: unknown[]) =>
  world.db.inCompany(companyId, (tx) => tx.unknownRows(sql, [companyId, ...values]))

async function newSchedule(name: string): Promise<number> {
  const head = { name, purpose: 'normal', start_date: null, end_date: null }
  const times = { check_in: '08:00', check_out: '17:00', earliest_in: '06:30', earliest_out: '15:00' }
  const rest = { half_to: '13:00', half_from: '12:00', allowed_late: 0, absence_minutes: 120 }
  const days = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, ...times, ...rest }))
  return (await call('POST', '/schedule', { ...head, name, days })).data.id
}
const newPosition = async (name: string): Promise<number> =>
  (await call('POST', '/position', { name, salary: 0 })).data.id
async function addPerson(emp_number: string, positionId: number | null): Promise<number> {
  const person = { emp_number, name: 'ສົມພອນ', start_date: '2026-01-05', base_salary: 2_500_000, positionId }
  const { status, data } = await call('POST', '/company/add-employee', person)
  expect(status).toBe(200)
  return data.id
}
const link = (schedule: number, position: number, first_day: string, more: object = {}) =>
  call('POST', `/schedule_attract_position/${schedule}`, {
    ...{ position_ids: [position], first_day, last_day: null },
    ...more,
  })
const linksOf = async (schedule: number) => (await call('GET', `/schedule_attract_position/${schedule}`)).data
const schedulesOf = async (id: number) => (await call('GET', `/employee/${id}/schedule`)).data

async function move(id: number, positionId: number) {
  const { data } = await call('GET', `/employee/${id}`)
  const saved = await call('PUT', `/employee/${id}`, { ...data, positionId })
  expect(saved.status).toBe(200)
}

test('a linked position puts its employees on the schedule, also later ones; their own schedule counts before it', async () => {
  const [guards, office] = [await newSchedule('ຍາມ'), await newSchedule('ຫ້ອງການ')]
  const position = await newPosition('ພະນັກງານຍາມ')
  const [one, other] = [await addPerson('P-1', position), await addPerson('P-2', position)]
  const own = { employee_ids: [other], first_day: '2026-02-01', last_day: null }
  await call('POST', `/schedule_attract_employee/${office}`, own)
  expect(await link(guards, position, '2026-03-01')).toMatchObject({
    data: { is_stored: true, employees: 2 },
  })
  expect(await link(guards, position, '2026-03-01')).toMatchObject({ status: 409, code: 'duplicate' })
  expect(await schedulesOf(one)).toMatchObject([
    { schedule_id: guards, first_day: '2026-03-01', state: 'current' },
  ])
  expect(await schedulesOf(other)).toMatchObject([
    { schedule_id: guards, state: 'replaced' },
    { schedule_id: office, state: 'current' },
  ])
  const later = await addPerson('P-3', position)
  expect(await schedulesOf(later)).toMatchObject([{ schedule_id: guards, first_day: '2026-03-01' }])
  expect(await linksOf(guards)).toMatchObject([
    { position_id: position, state: 'current', employee_count: 3 },
  ])
  const { data } = await call('GET', `/employee/scan-time?schedule_id=${office}`)
  expect(data.map(({ id }: { id: number }) => id)).toEqual([other])
  // What comes from a position is changed with the position only.
  const { data: assigned } = await call('GET', `/schedule_attract_employee/${guards}`)
  expect(assigned[0]).toMatchObject({ employee_id: one, is_by_position: true })
  expect((await call('DELETE', `/schedule_attract_employee/${guards}/${assigned[0].id}`)).status).toBe(404)
})

test('another position takes its employee off from today on, and past days keep their shifts', async () => {
  const [day, night] = [await newSchedule('ກະເວັນ'), await newSchedule('ກະຄືນ')]
  const [worker, chief] = [await newPosition('ກຳມະກອນ'), await newPosition('ຫົວໜ້າກະ')]
  const person = await addPerson('P-4', worker)
  await link(day, worker, '2026-02-01')
  await link(night, chief, '2026-02-01')
  await move(person, chief)
  expect(await schedulesOf(person)).toMatchObject([
    { schedule_id: night, first_day: TODAY, last_day: null, state: 'current' },
    { schedule_id: day, first_day: '2026-02-01', last_day: addDays(TODAY, -1), state: 'ended' },
  ])
  await move(person, worker)
  expect(await schedulesOf(person)).toMatchObject([
    { schedule_id: day, first_day: TODAY, state: 'current' },
    { schedule_id: day, first_day: '2026-02-01', last_day: addDays(TODAY, -1) },
  ])
})

test('a link ends after its last day, is open again, and is deleted as if it had never been', async () => {
  const schedule = await newSchedule('ກະ ປ')
  const position = await newPosition('ຊ່າງ')
  const person = await addPerson('P-5', position)
  await link(schedule, position, '2026-02-01')
  const [added] = await linksOf(schedule)
  const url = `/schedule_attract_position/${schedule}/${added.id}`
  expect(await call('PUT', url, { last_day: '2026-01-31', version: 1 })).toMatchObject({
    code: 'ends_before_start',
  })
  expect(await call('PUT', url, { last_day: '2026-02-28', version: 1 })).toMatchObject({
    data: { is_stored: true },
  })
  expect(await call('PUT', url, { last_day: null, version: 1 })).toMatchObject({ code: 'stale_version' })
  expect(await schedulesOf(person)).toMatchObject([{ last_day: '2026-02-28', state: 'ended' }])
  const late = await addPerson('P-6', position)
  expect(await schedulesOf(late)).toMatchObject([{ last_day: '2026-02-28' }])
  await call('PUT', url, { last_day: null, version: 2 })
  expect(await schedulesOf(person)).toMatchObject([{ last_day: null, state: 'current' }])
  expect((await call('DELETE', url, undefined, 'foreignAdmin')).status).toBe(404)
  expect((await call('DELETE', url)).data.is_stored).toBe(true)
  expect(await schedulesOf(person)).toEqual([])
  expect((await call('GET', '/schedule_attract_position/99999999')).status).toBe(404)
  expect((await link(schedule, 99_999_999, '2026-02-01')).status).toBe(404)
})

test('the days of its employees are derived again; approved runs are shown first', async () => {
  const schedule = await newSchedule('ກະ ຜ')
  const position = await newPosition('ຜູ້ຊ່ວຍ')
  const person = await addPerson('P-7', position)
  const days = async () => {
    await deriveDays(world.db, companyId, { from: '2026-04-01', to: '2026-04-30' })
    return rows('select work_date from day_result where company_id = $1 and employee_id = $2', person)
  }
  expect(await days()).toHaveLength(0)
  await link(schedule, position, '2026-04-13', { last_day: '2026-04-17' })
  const derived = await days()
  expect(derived.length).toBeGreaterThan(0)
  expect(derived.length).toBeLessThanOrEqual(5)
  await rows(`update payroll_run set status = 'approved' where company_id = $1 and id = $2`, world.runs[0])
  const [added] = await linksOf(schedule)
  const url = `/schedule_attract_position/${schedule}/${added.id}`
  expect((await call('DELETE', url)).data).toMatchObject({ is_stored: false, runs: [{ id: world.runs[0] }] })
  expect((await link(schedule, position, '2026-04-20')).data).toMatchObject({ is_stored: false })
  expect(await linksOf(schedule)).toHaveLength(1)
  expect((await call('DELETE', `${url}?confirmed=true`)).data.is_stored).toBe(true)
  expect(await days()).toHaveLength(0)
})
