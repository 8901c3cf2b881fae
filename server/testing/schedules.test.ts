import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deriveDays } from '#features/attendance/server/index.ts'
import { openCompanies } from './shared-worlds.test-data.ts'
import type { Asker, Call, TwoCompanies } from './two-companies.test-data.ts'

const APRIL = { from: '2026-04-01', to: '2026-04-30' }
let world: TwoCompanies
let companyId: number

beforeAll(async () => {
  world = await openCompanies()
  companyId = world.companies[0]
})
afterAll(() => world.close())

async function call(method: Call['method'], url: string, payload?: object, asker: Asker = 'admin') {
  const answer = await world.as(asker, { method, url: `/api${url}`, ...(payload && { payload }) })
  return { status: answer.statusCode, ...answer.json() }
}
const rows = (sql: string, ...values: unknown[]) =>
  world.db.inCompany(companyId, (tx) => tx.unknownRows(sql, [companyId, ...values]))

async function aprilDays(employeeId: number) {
  await deriveDays(world.db, companyId, APRIL)
  return rows(
    'select * from day_result where company_id = $1 and employee_id = $2 order by work_date',
    employeeId,
  )
}

const OFFICE = {
  check_in: '08:00',
  check_out: '17:00',
  earliest_in: '06:30',
  earliest_out: '15:00',
  half_to: '13:00',
  half_from: '12:00',
  allowed_late: 0,
  absence_minutes: 120,
}
const onDays = (weekdays: readonly number[], times: object = OFFICE) =>
  weekdays.map((weekday) => ({ weekday, ...times }))
const HEAD = { purpose: 'normal', start_date: null, end_date: null }

async function newSchedule(name: string, days = onDays([1, 2, 3, 4, 5])): Promise<number> {
  const { status, data } = await call('POST', '/schedule', { ...HEAD, name, days })
  expect(status).toBe(200)
  return data.id
}
const detailOf = async (id: number) => (await call('GET', `/schedule/${id}`)).data

/** An employee with a shift on Wednesday, 8 April 2026. */
async function somebody(): Promise<number> {
  await deriveDays(world.db, companyId, APRIL)
  const [person] = await rows(
    `select employee_id from day_result where company_id = $1 and work_date = '2026-04-08' order by employee_id limit 1`,
  )
  return person?.employee_id as number
}

describe('schedules', () => {
  test('a schedule is created with its week and shown in the list', async () => {
    const id = await newSchedule('ຫ້ອງການ 2')
    expect(await detailOf(id)).toMatchObject({
      name: 'ຫ້ອງການ 2',
      weeks: [{ first_day: null, days: onDays([1, 2, 3, 4, 5]) }],
    })
    const { data } = await call('GET', `/schedule?search=${encodeURIComponent('ຫ້ອງການ 2')}`)
    expect(data).toMatchObject([{ id, employee_count: 0, days: onDays([1, 2, 3, 4, 5]) }])
    expect(await call('POST', '/schedule', { ...HEAD, name: 'ຫ້ອງການ 2', days: [] })).toMatchObject({
      status: 409,
      code: 'duplicate',
    })
  })

  test('times that contradict each other are refused at their field', async () => {
    const days = onDays([1], { ...OFFICE, half_to: '18:00' })
    const answer = await call('POST', '/schedule', { ...HEAD, name: 'Wrong', days })
    expect(answer).toMatchObject({ status: 422, errors: { 'days.0.half_to': [expect.any(String)] } })
    const noClock = onDays([1], { ...OFFICE, half_to: '' })
    expect(await call('POST', '/schedule', { ...HEAD, name: 'Wrong', days: noClock })).toMatchObject({
      status: 422,
      errors: { 'days.0.half_to': [expect.any(String)] },
    })
    const twice = await call('POST', '/schedule', { ...HEAD, name: 'Twice', days: onDays([1, 1]) })
    expect(twice).toMatchObject({ status: 422, errors: { days: [expect.any(String)] } })
    const ends = { ...HEAD, start_date: '2026-05-02', end_date: '2026-05-01' }
    expect(await call('POST', '/schedule', { ...ends, name: 'Ends', days: [] })).toMatchObject({
      status: 422,
      errors: { end_date: [expect.any(String)] },
    })
  })

  test('a week from a day on leaves earlier days as they were; deleted, everything is as before', async () => {
    const id = await newSchedule('ກະ ກ')
    const person = await somebody()
    const put = { employee_ids: [person], first_day: '2026-04-01', last_day: null }
    expect(await call('POST', `/schedule_attract_employee/${id}`, put)).toMatchObject({
      data: { is_stored: true, added: 1, replaced: 0 },
    })
    const before = await aprilDays(person)
    expect(before.some((day) => day.work_date === '2026-04-27')).toBe(true)
    const { version } = await detailOf(id)
    const change = { first_day: '2026-04-20', days: onDays([2, 3, 4, 5]), version }
    expect((await call('PUT', `/schedule/${id}/week`, change)).data.is_stored).toBe(true)
    const after = await aprilDays(person)
    const gone = before.filter((day) => !after.some((one) => one.work_date === day.work_date))
    expect(gone.map((day) => day.work_date)).toEqual(['2026-04-20', '2026-04-27'])
    expect(await call('PUT', `/schedule/${id}/week`, change)).toMatchObject({
      status: 409,
      code: 'stale_version',
    })
    expect((await call('DELETE', `/schedule/${id}/week?first_day=2026-04-20`)).data.is_stored).toBe(true)
    expect(await aprilDays(person)).toEqual(before)
    expect((await call('DELETE', `/schedule/${id}/week?first_day=2026-04-20`)).status).toBe(404)
  })

  test('outside its validity a schedule gives no shifts', async () => {
    const id = await newSchedule('ກະ ຂ')
    const person = await somebody()
    await call('POST', `/schedule_attract_employee/${id}`, {
      employee_ids: [person],
      first_day: '2026-04-02',
      last_day: null,
    })
    const before = await aprilDays(person)
    const { version } = await detailOf(id)
    const head = { ...HEAD, name: 'ກະ ຂ', version }
    expect((await call('PUT', `/schedule/${id}`, { ...head, end_date: '2026-04-17' })).data.is_stored).toBe(
      true,
    )
    const after = await aprilDays(person)
    expect(after).toEqual(before.filter((day) => String(day.work_date) <= '2026-04-17'))
    await call('PUT', `/schedule/${id}`, { ...head, version: version + 1 })
    expect(await aprilDays(person)).toEqual(before)
  })

  test('a schedule with employees cannot be deleted; without them it can, and its name is free again', async () => {
    const id = await newSchedule('ກະ ຄ')
    const person = await somebody()
    const put = { employee_ids: [person], first_day: '2030-01-01', last_day: null }
    await call('POST', `/schedule_attract_employee/${id}`, put)
    expect(await call('DELETE', `/schedule/${id}`)).toMatchObject({
      status: 409,
      code: 'in_use',
      details: { employees: 1 },
    })
    const { data } = await call('GET', `/schedule_attract_employee/${id}`)
    expect(data).toMatchObject([{ employee_id: person, first_day: '2030-01-01', state: 'upcoming' }])
    await call('DELETE', `/schedule_attract_employee/${id}/${data[0].id}`)
    expect((await call('DELETE', `/schedule/${id}`)).status).toBe(200)
    expect((await call('GET', `/schedule/${id}`)).status).toBe(404)
    const again = await newSchedule('ກະ ຄ', onDays([6]))
    expect((await detailOf(again)).weeks).toMatchObject([{ first_day: null, days: onDays([6]) }])
  })
})

describe('employees on schedules', () => {
  test('put on another schedule on the same day, the first is replaced; new days move the shifts', async () => {
    const [first, second] = [await newSchedule('ກະ 1'), await newSchedule('ກະ 2', onDays([6, 7]))]
    const person = await somebody()
    const put = { employee_ids: [person, person], first_day: '2026-04-03', last_day: null }
    await call('POST', `/schedule_attract_employee/${first}`, put)
    expect(await call('POST', `/schedule_attract_employee/${second}`, put)).toMatchObject({
      data: { is_stored: true, added: 0, replaced: 1 },
    })
    const datesFrom = async (day: string) =>
      (await aprilDays(person)).map((row) => String(row.work_date)).filter((date) => date >= day)
    const weekends = ['04', '05', '11', '12', '18', '19', '25', '26'].map((day) => `2026-04-${day}`)
    expect((await datesFrom('2026-04-03')).every((date) => weekends.includes(date))).toBe(true)
    const { data } = await call('GET', `/schedule_attract_employee/${second}`)
    const days = { first_day: '2026-04-18', last_day: null, version: data[0].version }
    expect(await call('PUT', `/schedule_attract_employee/${second}/${data[0].id}`, days)).toMatchObject({
      data: { is_stored: true },
    })
    expect((await datesFrom('2026-04-06'))[0]).toBe('2026-04-06')
    expect((await datesFrom('2026-04-18')).every((date) => weekends.includes(date))).toBe(true)
    expect((await call('PUT', `/schedule_attract_employee/${first}/${data[0].id}`, days)).status).toBe(404)
  })

  test('the list shows who has no schedule', async () => {
    const missing = async () =>
      (await call('GET', '/employee/scan-time?has_schedule=missing&per_page=200')).data as { id: number }[]
    const [added] = await rows(
      `insert into employee (company_id, emp_number, name, start_date) values ($1, 'N-1', 'ໃໝ່', '2026-04-01') returning id`,
    )
    expect((await missing()).map(({ id }) => id)).toContain(added?.id)
    const id = await newSchedule('ກະ 3')
    await call('POST', `/schedule_attract_employee/${id}`, {
      employee_ids: [added?.id],
      first_day: '2026-04-01',
      last_day: null,
    })
    expect((await missing()).map((one) => one.id)).not.toContain(added?.id)
    const { data } = await call('GET', `/employee/scan-time?schedule_id=${id}`)
    expect(data).toMatchObject([{ id: added?.id, schedule: 'ກະ 3', first_day: '2026-04-01' }])
  })

  test('the list of a period shows who has no schedule on one of its days, also if they have one today', async () => {
    const missing = async (period: string) =>
      (await call('GET', `/employee/scan-time?has_schedule=missing&per_page=200&${period}`)).data.map(
        ({ id }: { id: number }) => id,
      )
    const added = await rows(`insert into employee (company_id, emp_number, name, start_date, end_date) values
      ($1, 'N-2', 'ໃໝ່', '2026-04-11', null), ($1, 'N-3', 'ອອກ', '2026-03-01', '2026-04-10') returning id`)
    const [present, left] = added.map(({ id }) => id as number)
    const id = await newSchedule('ກະ 6')
    const put = { employee_ids: [present], first_day: '2026-04-21', last_day: null }
    await call('POST', `/schedule_attract_employee/${id}`, put)
    const today = await missing('')
    expect(today).not.toContain(present)
    expect(today).not.toContain(left)
    expect(await missing('from=2026-04-01&to=2026-04-30')).toEqual(expect.arrayContaining([present, left]))
    expect(await missing('from=2026-04-20')).toContain(present)
    for (const period of ['from=2026-04-21&to=2026-04-30', 'to=2026-04-10', 'from=2026-04-30&to=2026-04-01'])
      expect(await missing(period), period).not.toContain(present)
    expect(await missing('from=2026-04-11&to=2026-04-30')).not.toContain(left)
    await call('POST', `/schedule_attract_employee/${id}`, { ...put, first_day: '2026-04-01' })
    expect(await missing('from=2026-04-01&to=2026-04-30')).not.toContain(present)
  })

  test('an employee or schedule of another company does not exist', async () => {
    const id = await newSchedule('ກະ 4')
    const [foreign] = await world.db.inCompany(world.companies[1], (tx) =>
      tx.unknownRows('select id from employee where company_id = $1 order by id desc limit 1', [
        world.companies[1],
      ]),
    )
    const put = { employee_ids: [foreign?.id], first_day: '2026-04-01', last_day: null }
    expect((await call('POST', `/schedule_attract_employee/${id}`, put)).status).toBe(404)
    expect((await call('POST', '/schedule_attract_employee/99999999', put)).status).toBe(404)
  })
})

test('days of an approved run are shown before the change is stored', async () => {
  const id = await newSchedule('ກະ 5')
  const person = await somebody()
  await rows(`update payroll_run set status = 'approved' where company_id = $1 and id = $2`, world.runs[0])
  const put = { employee_ids: [person], first_day: '2026-04-21', last_day: '2026-05-05' }
  const asked = await call('POST', `/schedule_attract_employee/${id}`, put)
  expect(asked.data).toMatchObject({ is_stored: false, runs: [{ id: world.runs[0], days: 10 }] })
  expect((await call('GET', `/schedule_attract_employee/${id}`)).data).toEqual([])
  const stored = await call('POST', `/schedule_attract_employee/${id}`, { ...put, confirmed: true })
  expect(stored.data).toMatchObject({ is_stored: true, added: 1 })
  const { version } = await detailOf(id)
  const week = { first_day: '2026-04-25', days: [], version }
  expect((await call('PUT', `/schedule/${id}/week`, week)).data).toMatchObject({
    is_stored: false,
    runs: [{ id: world.runs[0], days: 6 }],
  })
})
