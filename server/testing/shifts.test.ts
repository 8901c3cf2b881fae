import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deriveDays } from '#features/attendance/server/index.ts'
import { openCompanies } from './shared-worlds.test-data.ts'
import type { Asker, Call, TwoCompanies } from './two-companies.test-data.ts'

const APRIL = { from: '2026-04-01', to: '2026-04-30' }
let world: TwoCompanies

beforeAll(async () => {
  world = await openCompanies()
})
afterAll(() => world?.close())

async function call(method: Call['method'], url: string, payload?: object, asker: Asker = 'admin') {
  const answer = await world.as(asker, { method, url: `/api${url}`, ...(payload && { payload }) })
  return { status: answer.statusCode, ...answer.json() }
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
const NIGHT = {
  ...OFFICE,
  check_in: '22:00',
  check_out: '06:00',
  earliest_in: '20:30',
  earliest_out: '04:00',
  half_from: '02:00',
  half_to: '03:00',
}
const NAMED = { name: 'ກະເດິກ', code: 'N', colour: 'violet' }
const onDays = (weekdays: readonly number[]) => weekdays.map((weekday) => ({ weekday, ...OFFICE }))

async function newSchedule(name: string): Promise<number> {
  const head = { name, purpose: 'normal', start_date: null, end_date: null }
  const { status, data } = await call('POST', '/schedule', { ...head, days: onDays([1, 2, 3, 4, 5]) })
  expect(status).toBe(200)
  return data.id
}
const detailOf = async (id: number) => (await call('GET', `/schedule/${id}`)).data
const shiftsOf = async (id: number) => (await detailOf(id)).shifts
const put = (id: number, body: object) => call('PUT', `/shift/${id}`, body)

describe('shifts', () => {
  test('a shift is added to a schedule, named, and deleted; a used one cannot be deleted', async () => {
    const schedule = await newSchedule('ຫ້ອງການ ກ')
    const added = await call('POST', `/schedule_detail/${schedule}`, { ...NAMED, ...NIGHT })
    expect(added.status).toBe(200)
    const [office, night] = await shiftsOf(schedule)
    expect(office).toMatchObject({
      name: '08:00–17:00',
      code: '',
      colour: 'blue',
      is_in_week: true,
      breaks: [],
    })
    expect(night).toMatchObject({ id: added.data.id, ...NAMED, ...NIGHT, is_in_week: false })
    expect(await call('DELETE', `/shift/${office.id}`)).toMatchObject({
      status: 409,
      code: 'in_use',
      details: { weeks: [null], roster_days: 0, rotations: [] },
    })
    const renamed = { name: 'ກະ 3', code: 'n', colour: 'red', version: night.version }
    expect((await put(night.id, renamed)).status).toBe(200)
    expect(await put(night.id, renamed)).toMatchObject({ status: 409, code: 'stale_version' })
    expect((await shiftsOf(schedule))[1]).toMatchObject({ name: 'ກະ 3', code: 'n', colour: 'red', ...NIGHT })
    expect((await call('DELETE', `/shift/${night.id}`)).status).toBe(200)
    expect((await call('DELETE', `/shift/${night.id}`)).status).toBe(404)
    expect(await shiftsOf(schedule)).toHaveLength(1)
  })

  test('a code is unique in the company, and free again when its shift or schedule is deleted', async () => {
    const [first, second] = [await newSchedule('ຫ້ອງການ ຂ'), await newSchedule('ຫ້ອງການ ຄ')]
    const day = { name: 'A', code: 'a1', colour: 'green', ...OFFICE }
    const [office] = await shiftsOf(first)
    expect((await put(office.id, { ...NAMED, code: 'A1', version: 1 })).status).toBe(200)
    const taken = await call('POST', `/schedule_detail/${second}`, { ...day, ...NIGHT })
    expect(taken).toMatchObject({ status: 409, code: 'code_taken' })
    expect(await call('POST', `/schedule_detail/${second}`, { ...day, code: 'b1' })).toMatchObject({
      status: 409,
      code: 'same_times',
    })
    for (const code of ['12345', 'a b'])
      expect((await call('POST', `/schedule_detail/${second}`, { ...day, ...NIGHT, code })).status).toBe(422)
    expect((await call('DELETE', `/schedule/${first}`)).status).toBe(200)
    expect((await call('POST', `/schedule_detail/${second}`, { ...day, ...NIGHT })).status).toBe(200)
  })

  test('another company sees none of it', async () => {
    const schedule = await newSchedule('ຫ້ອງການ ງ')
    const [office] = await shiftsOf(schedule)
    for (const [method, url, body] of [
      ['POST', `/schedule_detail/${schedule}`, { ...NAMED, ...NIGHT }],
      ['PUT', `/shift/${office.id}`, { ...NAMED, version: 1 }],
      ['PUT', `/shift/${office.id}/times`, { ...NIGHT, first_day: null, version: 1 }],
      ['DELETE', `/shift/${office.id}`, undefined],
      [
        'POST',
        `/shift/${office.id}/break`,
        { name: 'x', from_time: '12:00', to_time: '13:00', is_paid: false },
      ],
    ] as const)
      expect((await call(method, url, body, 'foreignAdmin')).status).toBe(404)
    expect(await shiftsOf(schedule)).toEqual([office])
  })
})

describe('the times of a shift', () => {
  const LATER = { ...OFFICE, check_in: '09:00', earliest_in: '07:30' }

  test('from a day on they change for later days only; its name, code and fitting breaks move on', async () => {
    const schedule = await newSchedule('ຫ້ອງການ ຈ')
    const [office] = await shiftsOf(schedule)
    await put(office.id, { ...NAMED, code: 'D', version: 1 })
    for (const [name, from_time, to_time] of [
      ['ພັກທ່ຽງ', '12:00', '13:00'],
      ['ພັກເຊົ້າ', '08:30', '08:45'],
    ])
      await call('POST', `/shift/${office.id}/break`, { name, from_time, to_time, is_paid: true })
    const body = { ...LATER, first_day: '2026-04-15', version: 2 }
    expect(await call('PUT', `/shift/${office.id}/times`, body)).toMatchObject({ data: { is_stored: true } })
    const { weeks, shifts } = await detailOf(schedule)
    expect(weeks).toMatchObject([
      { first_day: null, days: onDays([1, 2, 3, 4, 5]) },
      { first_day: '2026-04-15', days: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, ...LATER })) },
    ])
    expect(shifts).toMatchObject([
      { ...NAMED, ...LATER, code: 'D', is_in_week: true, breaks: [{ name: 'ພັກທ່ຽງ' }] },
    ])
    // The replaced shift belongs to the past.
    expect((await put(office.id, { ...NAMED, code: 'D', version: 3 })).status).toBe(404)
    // A week that gets the old times again has a new shift.
    const { version } = await detailOf(schedule)
    const week = { first_day: '2026-05-01', days: onDays([1]), version }
    expect((await call('PUT', `/schedule/${schedule}/week`, week)).data.is_stored).toBe(true)
    expect(await shiftsOf(schedule)).toHaveLength(2)
  })

  test('corrected for all days, the days of its employees are derived again', async () => {
    const schedule = await newSchedule('ຫ້ອງການ ສ')
    const companyId = world.companies[0]
    const rows = (sql: string, ...values: unknown[]) =>
      world.db.inCompany(companyId, (tx) => tx.unknownRows(sql, [companyId, ...values]))
    await deriveDays(world.db, companyId, APRIL)
    const [person] = await rows(
      `select employee_id from day_result where company_id = $1 and work_date = '2026-04-08' order by employee_id limit 1`,
    )
    const assign = { employee_ids: [person?.employee_id], first_day: '2026-04-01', last_day: null }
    await call('POST', `/schedule_attract_employee/${schedule}`, assign)
    const checkIns = async () => {
      await deriveDays(world.db, companyId, APRIL)
      return rows(
        `select result, late_minutes from day_result where company_id = $1 and employee_id = $2 and work_date < '2026-04-10' order by work_date`,
        person?.employee_id,
      )
    }
    const before = await checkIns()
    const [office] = await shiftsOf(schedule)
    const early = { ...OFFICE, check_in: '07:10', earliest_in: '05:00' }
    expect(
      (await call('PUT', `/shift/${office.id}/times`, { ...early, first_day: null, version: 1 })).status,
    ).toBe(200)
    expect((await detailOf(schedule)).weeks).toHaveLength(1)
    expect((await shiftsOf(schedule))[0]).toMatchObject({ id: office.id, name: '07:10–17:00' })
    expect(await checkIns()).not.toEqual(before)
  })
})

test('a shift of the roster alone cannot be deleted; its new times reach the roster from their day on', async () => {
  const schedule = await newSchedule('ຫ້ອງການ ພັກ')
  const { data } = await call('POST', `/schedule_detail/${schedule}`, { ...NAMED, code: 'R1', ...NIGHT })
  const companyId = world.companies[0]
  const cells = (sql: string, ...values: unknown[]) =>
    world.db.inCompany(companyId, (tx) => tx.unknownRows(sql, [companyId, ...values]))
  const [person] = await cells('select min(id)::int as id from employee where company_id = $1')
  await cells(
    `insert into roster_day (company_id, employee_id, work_date, shift_id, is_published)
     select $1, $2, day, $3, true from generate_series(date '2026-04-06', date '2026-04-08', interval '1 day') as day`,
    person?.id,
    data.id,
  )
  expect(await call('DELETE', `/shift/${data.id}`)).toMatchObject({
    code: 'in_use',
    details: { weeks: [], roster_days: 3 },
  })
  await cells('delete from attendance_change where company_id = $1 and employee_id = $2', person?.id)
  const later = { ...NIGHT, check_in: '21:00', first_day: '2026-04-08', version: 1 }
  expect((await call('PUT', `/shift/${data.id}/times`, later)).data).toMatchObject({ is_stored: true })
  const shifts = await cells(
    'select shift_id::int as id from roster_day where company_id = $1 and employee_id = $2 order by work_date',
    person?.id,
  )
  const [replacing] = (await shiftsOf(schedule)).filter(({ code }: { code: string }) => code === 'R1')
  expect(shifts.map(({ id }) => id)).toEqual([data.id, data.id, replacing.id])
  const marks = 'select from attendance_change where company_id = $1 and employee_id = $2'
  expect(await cells(marks, person?.id)).toHaveLength(1)
})

describe('breaks of a shift', () => {
  const LUNCH = { name: 'ພັກທ່ຽງ', from_time: '12:00', to_time: '13:00', is_paid: false }

  test('a break is added, changed and deleted; outside the shift or over another one it is refused', async () => {
    const schedule = await newSchedule('ຫ້ອງການ ຊ')
    const [office] = await shiftsOf(schedule)
    const add = (body: object) => call('POST', `/shift/${office.id}/break`, { ...LUNCH, ...body })
    const { data } = await add({})
    expect(await add({ from_time: '16:30', to_time: '17:30' })).toMatchObject({
      code: 'breaks_outside_shift',
    })
    expect(await add({ from_time: '12:30', to_time: '13:30' })).toMatchObject({ code: 'breaks_overlap' })
    expect((await add({ from_time: '13:00', to_time: '13:15' })).status).toBe(200)
    const changed = { ...LUNCH, from_time: '11:30', to_time: '12:30', is_paid: true, version: 1 }
    expect((await call('PUT', `/shift_break/${data.id}`, changed)).status).toBe(200)
    expect(await call('PUT', `/shift_break/${data.id}`, changed)).toMatchObject({ code: 'stale_version' })
    expect((await shiftsOf(schedule))[0].breaks).toMatchObject([
      { from_time: '11:30', is_paid: true, version: 2 },
      { from_time: '13:00' },
    ])
    expect((await call('DELETE', `/shift_break/${data.id}`, undefined, 'foreignAdmin')).status).toBe(404)
    expect((await call('DELETE', `/shift_break/${data.id}`)).status).toBe(200)
    expect((await shiftsOf(schedule))[0].breaks).toHaveLength(1)
  })

  test('in a night shift a break can be past midnight; corrected times must contain the breaks', async () => {
    const schedule = await newSchedule('ຫ້ອງການ ຍ')
    const { data } = await call('POST', `/schedule_detail/${schedule}`, { ...NAMED, code: '', ...NIGHT })
    const night = { ...LUNCH, from_time: '23:45', to_time: '00:15' }
    expect((await call('POST', `/shift/${data.id}/break`, night)).status).toBe(200)
    const day = { ...OFFICE, check_in: '07:00', earliest_in: '06:00', first_day: null, version: 1 }
    expect(await call('PUT', `/shift/${data.id}/times`, day)).toMatchObject({
      status: 409,
      code: 'breaks_outside_shift',
    })
  })

  test('a week with new times keeps the breaks of its shifts that lie inside the new times', async () => {
    const schedule = await newSchedule('ຫ້ອງການ ອາທິດໃໝ່')
    const [office] = await shiftsOf(schedule)
    for (const times of [LUNCH, { ...LUNCH, name: 'ພັກເຊົ້າ', from_time: '08:00', to_time: '08:15' }])
      expect((await call('POST', `/shift/${office.id}/break`, times)).status).toBe(200)
    const later = { ...OFFICE, check_in: '08:30', earliest_in: '07:00' }
    const days = [
      { weekday: 1, ...OFFICE },
      ...[2, 3].map((weekday) => ({ weekday, ...later })),
      {
        weekday: 6,
        ...OFFICE,
        check_out: '12:00',
        earliest_out: '11:00',
        half_from: '10:00',
        half_to: '10:00',
      },
    ]
    const { version } = await detailOf(schedule)
    const week = { first_day: '2026-05-01', days, version }
    expect((await call('PUT', `/schedule/${schedule}/week`, week)).data.is_stored).toBe(true)
    const shifts: { check_in: string; check_out: string; breaks: object[] }[] = await shiftsOf(schedule)
    const of = (check_in: string, check_out = '17:00') =>
      shifts.find((one) => one.check_in === check_in && one.check_out === check_out)?.breaks
    expect(of('08:30')).toMatchObject([LUNCH])
    expect(of('08:00')).toHaveLength(2)
    // Saturday had no shift before.
    expect(of('08:00', '12:00')).toEqual([])
    const corrected = { first_day: '2026-05-01', days: [{ weekday: 2, ...later, check_out: '18:00' }] }
    const body = { ...corrected, version: (await detailOf(schedule)).version }
    expect((await call('PUT', `/schedule/${schedule}/week`, body)).data.is_stored).toBe(true)
    const [long] = (await shiftsOf(schedule)).filter(
      (one: { check_out: string }) => one.check_out === '18:00',
    )
    expect(long.breaks).toMatchObject([LUNCH])
  })
})
