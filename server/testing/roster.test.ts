import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deriveDays } from '#features/attendance/server/index.ts'
import { addDays, countDays, dayNumber, daysOfRange } from '#kit/contract/days.ts'
import { holderOf } from './every-role.test-data.ts'
import { openCompanies } from './shared-worlds.test-data.ts'
import { type Asker, type Call, fileBody, type TwoCompanies } from './two-companies.test-data.ts'

/** A month in the past without scans. */
const MAY = { from: '2026-05-01', to: '2026-05-31' }
let world: TwoCompanies
let companyId: number
/** Those of the first company; the first one has the account of the asker 'employee'. */
let people: number[]
let shift: Record<'day' | 'night' | 'late', number>

async function call(method: Call['method'], url: string, payload?: object, asker: Asker = 'admin') {
  const answer = await world.as(asker, { method, url: `/api${url}`, ...(payload && { payload }) })
  return { status: answer.statusCode, ...answer.json() }
}
const rows = (sql: string, ...values: unknown[]) =>
  world.db.inCompany(companyId, (tx) => tx.unknownRows(sql, [companyId, ...values]))

const TIMES = { earliest_out: '', half_from: '', half_to: '', allowed_late: 0, absence_minutes: 120 }
const dayOf = (weekday: number, times: Partial<Record<string, string>>) => ({ weekday, ...TIMES, ...times })

beforeAll(async () => {
  world = await openCompanies()
  companyId = world.companies[0]
  const employees = await rows(
    `select id from employee where company_id = $1 and end_date is null and start_date < '2026-04-01' order by id limit 12`,
  )
  people = employees.map(({ id }) => id as number)
  const days = [
    dayOf(1, {
      check_in: '08:00',
      check_out: '17:00',
      earliest_in: '06:30',
      earliest_out: '15:00',
      half_from: '12:00',
      half_to: '13:00',
    }),
    dayOf(2, {
      check_in: '22:00',
      check_out: '06:00',
      earliest_in: '20:30',
      earliest_out: '04:00',
      half_from: '02:00',
      half_to: '02:00',
    }),
    dayOf(3, {
      check_in: '14:00',
      check_out: '22:00',
      earliest_in: '12:30',
      earliest_out: '20:00',
      half_from: '18:00',
      half_to: '18:00',
    }),
  ]
  const head = { name: 'ໂຮງງານ', purpose: 'roster', start_date: null, end_date: null }
  expect((await call('POST', '/schedule', { ...head, days })).status).toBe(200)
  const { shifts } = await board('2026-05-01', '2026-05-01')
  const idOf = (check_in: string) =>
    shifts.find(
      (one: { schedule: string; check_in: string }) => one.schedule === 'ໂຮງງານ' && one.check_in === check_in,
    ).id
  shift = { day: idOf('08:00'), night: idOf('22:00'), late: idOf('14:00') }
})
afterAll(() => world?.close())

async function board(from: string, to: string, query = '', asker: Asker = 'admin') {
  const answer = await call('GET', `/employee-roster?from=${from}&to=${to}${query}`, undefined, asker)
  expect([answer.status, answer.code]).toEqual([200, undefined])
  return answer
}

interface Cell {
  base: number
  state: string
  shift: number
  draft: number
  version: number
}

/** One cell of the board. */
async function cellOf(employeeId: number, date: string): Promise<Cell> {
  const { data } = await board(date, date)
  const person = data.find(({ id }: { id: number }) => id === employeeId)
  return {
    base: person.base[0],
    state: person.states || '.',
    shift: person.shifts[0] ?? 0,
    draft: person.drafts[0] ?? 0,
    version: person.versions[0] ?? 0,
  }
}

type Change = { set: 'shift'; shift_id: number } | { set: 'off' } | { set: 'clear' }
const to = (shift_id: number): Change => ({ set: 'shift', shift_id })
const OFF: Change = { set: 'off' }
const CLEAR: Change = { set: 'clear' }

async function save(employeeId: number, date: string, change: Change, version?: number) {
  const seen = version ?? (await cellOf(employeeId, date)).version
  const cells = [{ employee_id: employeeId, date, version: seen, ...change }]
  return call('POST', '/employee-roster/cells', { cells })
}

/** Publishes what is a draft in these days, after looking at it. */
async function publish(from: string, until: string, employee_ids: number[] | null = null, confirmed = true) {
  const part = { from, to: until, employee_ids }
  const { data } = await call('POST', '/employee-roster/check', part)
  return call('POST', '/employee-roster/publish', { ...part, seen: data.version, confirmed })
}

async function setAndPublish(employeeId: number, date: string, change: Change) {
  expect((await save(employeeId, date, change)).data.refused).toEqual([])
  expect((await publish(date, date, [employeeId])).data).toMatchObject({ is_stored: true })
}

async function daysOf(employeeId: number, from = MAY.from, until = MAY.to) {
  await deriveDays(world.db, companyId, MAY)
  const found = await rows(
    `select work_date::text as date, result, in_at, out_at from day_result
     where company_id = $1 and employee_id = $2 and work_date between $3 and $4 order by work_date`,
    employeeId,
    from,
    until,
  )
  return found as { date: string; result: string; in_at: Date | null; out_at: Date | null }[]
}

const ownRoster = async (from: string, until = from) =>
  (await call('GET', `/employee/roster?from=${from}&to=${until}`, undefined, 'employee')).data

// 2026-05-06 is a Wednesday, 2026-05-10 a Sunday and a date of rest of the company.
const WEDNESDAY = '2026-05-06'
const SUNDAY = '2026-05-10'

describe('precedence', () => {
  test('a draft is seen on the board, but neither by the employee nor by attendance', async () => {
    const person = people[0] as number
    const before = await daysOf(person)
    expect(before.some(({ date }) => date === WEDNESDAY)).toBe(true)
    const own = await ownRoster(WEDNESDAY)
    expect((await save(person, WEDNESDAY, to(shift.night))).data.stored).toMatchObject([
      { employee_id: person, date: WEDNESDAY, state: 'd', draft: shift.night, version: 1 },
    ])
    expect(await cellOf(person, WEDNESDAY)).toMatchObject({ state: 'd', draft: shift.night, shift: 0 })
    expect(await daysOf(person)).toEqual(before)
    expect(await ownRoster(WEDNESDAY)).toEqual(own)
    expect(own).toMatchObject([{ date: WEDNESDAY, is_rostered: false }])
  })

  test('published, it counts before the schedule; removed, the schedule counts again', async () => {
    const person = people[0] as number
    const before = await daysOf(person)
    expect((await publish(WEDNESDAY, WEDNESDAY, [person])).data).toMatchObject({ is_stored: true, cells: 1 })
    expect(await ownRoster(WEDNESDAY)).toMatchObject([
      { is_rostered: true, shift: { check_in: '22:00', check_out: '06:00', work_minutes: 480 } },
    ])
    await setAndPublish(person, WEDNESDAY, OFF)
    expect(await daysOf(person)).toEqual(before.filter(({ date }) => date !== WEDNESDAY))
    expect(await ownRoster(WEDNESDAY)).toMatchObject([{ is_rostered: true, shift: null }])
    await setAndPublish(person, WEDNESDAY, CLEAR)
    expect(await cellOf(person, WEDNESDAY)).toMatchObject({ state: '.', version: 0 })
    expect(await daysOf(person)).toEqual(before)
  })

  test('a rest day of the company takes no rostered shift away; a night shift ends on the next date', async () => {
    const person = people[1] as number
    expect(await cellOf(person, SUNDAY)).toMatchObject({ base: 0 })
    await setAndPublish(person, SUNDAY, to(shift.night))
    await setAndPublish(person, addDays(SUNDAY, 1), OFF)
    const [employee] = await rows('select emp_number from employee where company_id = $1 and id = $2', person)
    const line = (at: string) => `${employee?.emp_number}\t${at}\t0\t1\t0\n`
    const scans = Buffer.from(line(`${SUNDAY} 21:55:00`) + line(`${addDays(SUNDAY, 1)} 06:05:00`))
    const file = {
      method: 'POST',
      url: '/api/attendance/scan-file',
      ...fileBody('roster.attlog', scans),
    } as const
    expect((await world.as('admin', file)).json().data).toMatchObject({ stored_count: 2 })
    expect(await daysOf(person, SUNDAY, addDays(SUNDAY, 1))).toEqual([
      {
        date: SUNDAY,
        result: 'success',
        in_at: new Date('2026-05-10T14:55:00Z'),
        out_at: new Date('2026-05-10T23:05:00Z'),
      },
    ])
  })

  test('a public holiday does not remove the shift: the day is a holiday', async () => {
    const person = people[2] as number
    const holiday = { name_la: 'ວັນພັກ', kind: 'regular', counts_as: 'holiday', from_date: '2026-05-20' }
    expect((await call('POST', '/restDay', holiday)).status).toBe(200)
    expect((await save(person, '2026-05-20', to(shift.day))).data.refused).toEqual([])
    const part = { from: '2026-05-20', to: '2026-05-20', employee_ids: [person] }
    const { data } = await call('POST', '/employee-roster/check', part)
    expect(data.warnings).toMatchObject([{ code: 'holiday', employee_id: person, date: '2026-05-20' }])
    await publish('2026-05-20', '2026-05-20', [person])
    expect(await daysOf(person, '2026-05-20', '2026-05-20')).toMatchObject([{ result: 'holiday' }])
    expect((await board('2026-05-20', '2026-05-20')).days_off).toContainEqual(
      expect.objectContaining({ date: '2026-05-20', counts_as: 'holiday' }),
    )
  })
})

describe('planners', () => {
  test('the second one at a cell is told who changed it and to what; the other cells of the paste are stored', async () => {
    const person = people[3] as number
    const days = daysOfRange('2026-05-11', '2026-05-17')
    const paste = (change: Change, version = 0) => ({
      cells: days.map((date) => ({ employee_id: person, date, version, ...change })),
    })
    expect((await save(person, '2026-05-13', OFF, 0)).data.refused).toEqual([])
    const { data } = await call('POST', '/employee-roster/cells', paste(to(shift.late)))
    expect(data.stored).toHaveLength(6)
    expect(data.refused).toEqual([
      expect.objectContaining({
        code: 'cell_changed',
        employee_id: person,
        date: '2026-05-13',
        state: 'd',
        draft: 0,
        version: 1,
        changed_by: 'Zqfirst-admin',
      }),
    ])
    const again = await call('POST', '/employee-roster/cells', paste(OFF, 1))
    expect([again.data.stored.length, again.data.refused.length]).toEqual([7, 0])
  })

  test('two at the same new cell at the same moment: one of them is refused', async () => {
    const person = people[3] as number
    const both = await Promise.all([shift.day, shift.late].map((id) => save(person, '2026-05-22', to(id), 0)))
    expect(both.map(({ data }) => data.stored.length).sort()).toEqual([0, 1])
    const winner = both.find(({ data }) => data.stored.length === 1)?.data.stored[0]
    const loser = both.find(({ data }) => data.refused.length === 1)?.data.refused[0]
    expect(loser.draft).toBe(winner.draft)
  })

  test('only shifts and employees of the company, and shifts that are not deleted', async () => {
    const person = people[3] as number
    expect((await save(person, '2026-05-23', to(999_999_999), 0)).status).toBe(404)
    expect((await save(999_999_999, '2026-05-23', OFF, 0)).status).toBe(404)
    const cells = [{ employee_id: person, date: '2026-05-23', version: 0, set: 'shift' }]
    expect(await call('POST', '/employee-roster/cells', { cells })).toMatchObject({
      status: 422,
      errors: { 'cells.0.shift_id': [expect.any(String)] },
    })
    const foreign = [{ employee_id: person, date: '2026-05-23', version: 0, set: 'off' }]
    expect((await call('POST', '/employee-roster/cells', { cells: foreign }, 'foreignAdmin')).status).toBe(
      404,
    )
  })

  test('who may only see the roster changes nothing', async () => {
    const viewer = await holderOf(world, 0, 'sees the roster', ['view-roster-schedule'])
    const url = `/api/employee-roster?from=${MAY.from}&to=${MAY.to}`
    expect((await viewer.as({ method: 'GET', url })).statusCode).toBe(200)
    const payload = { cells: [{ employee_id: people[3], date: MAY.from, version: 0, set: 'off' }] }
    const write = { method: 'POST', url: '/api/employee-roster/cells', payload } as const
    expect((await viewer.as(write)).statusCode).toBe(403)
  })
})

describe('publishing', () => {
  test('twice: the second time there is nothing left, and the cells are as they were', async () => {
    const person = people[4] as number
    await save(person, '2026-05-12', to(shift.late))
    const seen = (await call('POST', '/employee-roster/check', { from: '2026-05-12', to: '2026-05-12' })).data
      .version
    const once = { from: '2026-05-12', to: '2026-05-12', seen, confirmed: true }
    expect((await call('POST', '/employee-roster/publish', once)).data.is_stored).toBe(true)
    const cell = await cellOf(person, '2026-05-12')
    expect(cell).toMatchObject({ state: 'p', shift: shift.late })
    const twice = await call('POST', '/employee-roster/publish', once)
    expect(twice.data).toMatchObject({ is_stored: true, cells: 0 })
    expect(await cellOf(person, '2026-05-12')).toEqual(cell)
  })

  test('a draft that was changed after the planner looked is not published unseen', async () => {
    const person = people[4] as number
    await save(person, '2026-05-14', OFF)
    const part = { from: '2026-05-14', to: '2026-05-14' }
    const { version } = (await call('POST', '/employee-roster/check', part)).data
    await save(person, '2026-05-14', to(shift.night))
    const answer = await call('POST', '/employee-roster/publish', { ...part, seen: version, confirmed: true })
    expect(answer).toMatchObject({ status: 409, code: 'stale_version' })
    expect(await cellOf(person, '2026-05-14')).toMatchObject({ state: 'd' })
    await call('POST', '/employee-roster/discard', part)
    expect(await cellOf(person, '2026-05-14')).toMatchObject({ state: '.' })
  })

  test('nor is another draft that took the place of the one that the planner saw', async () => {
    const [seen, other] = [people[4] as number, people[7] as number]
    await save(seen, '2026-05-14', OFF)
    const part = { from: '2026-05-14', to: '2026-05-15' }
    const { version } = (await call('POST', '/employee-roster/check', part)).data
    await save(seen, '2026-05-14', CLEAR)
    await save(other, '2026-05-15', to(shift.night))
    const unseen = { ...part, seen: version, confirmed: true }
    expect(await call('POST', '/employee-roster/publish', unseen)).toMatchObject({
      ...{ status: 409, code: 'stale_version' },
    })
    await call('POST', '/employee-roster/discard', part)
    // The same cell again, with the version of the first draft but another shift.
    await save(seen, '2026-05-14', to(shift.night))
    expect(await call('POST', '/employee-roster/publish', unseen)).toMatchObject({ status: 409 })
    await call('POST', '/employee-roster/discard', part)
  })

  test('warns of leave on the date, of a resigned person and of too little rest; nothing is stored unseen', async () => {
    const [person, resigned] = [people[5] as number, people[6] as number]
    const kind = { name: 'Roster leave', category: 'other', amount: 10, is_paid: true }
    const leave_type_id = (await call('POST', '/vacation', kind)).data.id
    const leave = {
      employee_id: person,
      leave_type_id,
      start_date: '2026-05-18',
      end_date: '2026-05-18',
      part: 'full',
    }
    expect(
      (await call('POST', '/e-leave', { ...leave, detail: '', confirmed: true })).data.leave,
    ).toMatchObject({
      status: 'success',
    })
    await rows(`update employee set end_date = '2026-05-18' where company_id = $1 and id = $2`, resigned)
    const nights = ['2026-05-18', '2026-05-19'].flatMap((date, at) =>
      [person, resigned].map((employee_id) => ({
        ...{ employee_id, date, version: 0 },
        ...to(at === 0 ? shift.night : shift.day),
      })),
    )
    expect((await call('POST', '/employee-roster/cells', { cells: nights })).data.refused).toEqual([])
    const part = { from: '2026-05-18', to: '2026-05-19', employee_ids: [person, resigned] }
    const plan = (await call('POST', '/employee-roster/check', part)).data
    const found = plan.warnings.map(
      (one: { code: string; employee_id: number; date: string; amount: number | null }) =>
        `${one.code} ${people.indexOf(one.employee_id)} ${one.date} ${one.amount}`,
    )
    expect(found).toEqual(
      expect.arrayContaining([
        'outside_employment 6 2026-05-19 null',
        'on_leave 5 2026-05-18 null',
        'short_rest 5 2026-05-19 120',
        'short_rest 6 2026-05-19 120',
      ]),
    )
    expect(plan).toMatchObject({ cells: 4, people: 2 })
    const unseen = { ...part, seen: plan.version }
    expect((await call('POST', '/employee-roster/publish', unseen)).data.is_stored).toBe(false)
    expect(await cellOf(person, '2026-05-18')).toMatchObject({ state: 'd' })
    expect((await publish(part.from, part.to, part.employee_ids)).data.is_stored).toBe(true)
    // The leave counts on the shift, and after the last day there is none.
    expect(await daysOf(person, '2026-05-18', '2026-05-18')).toMatchObject([{ result: 'leave' }])
    expect(await daysOf(resigned, '2026-05-19', '2026-05-19')).toEqual([])
  })

  test('a locked run is named first; after the confirmation its days are derived again', async () => {
    const person = people[7] as number
    const approved = await call('POST', `/payrolls-item/${world.runs[0]}/approve`, { confirmed: true })
    expect(approved.data).toMatchObject({ status: 'approved' })
    await save(person, '2026-04-15', OFF)
    const part = { from: '2026-04-15', to: '2026-04-15', employee_ids: [person] }
    const plan = (await call('POST', '/employee-roster/check', part)).data
    expect(plan.runs).toMatchObject([{ id: world.runs[0], days: 1 }])
    const unseen = { ...part, seen: plan.version }
    expect((await call('POST', '/employee-roster/publish', unseen)).data.is_stored).toBe(false)
    const marks = `select 1 from attendance_change where company_id = $1 and employee_id = $2 and '2026-04-15' between first_day and last_day`
    expect(await rows(marks, person)).toEqual([])
    expect((await publish(part.from, part.to, part.employee_ids)).data.is_stored).toBe(true)
    expect(await rows(marks, person)).toHaveLength(1)
  })

  test('who is on the published roster for all days does not lack a schedule when a run is checked', async () => {
    const body = { emp_number: 'R-9', name: 'ຄຳຫຼ້າ', start_date: '2026-04-28', base_salary: 2_500_000 }
    const { id } = (await call('POST', '/company/add-employee', body)).data
    const run = { title: 'End of April', from_date: '2026-04-28', to_date: '2026-04-30', confirmed: true }
    const made = await call('POST', '/payrolls-item', run)
    const lacks = async () => {
      const { data } = await call('GET', `/payrolls-item/${made.data.id}/readiness`)
      const finding = data.findings.find(({ code }: { code: string }) => code === 'no_schedule')
      return (finding?.people ?? []).some((one: { employee_id: number }) => one.employee_id === id)
    }
    expect(await lacks()).toBe(true)
    const week = {
      from: '2026-04-28',
      to: '2026-04-30',
      employee_ids: [id],
      shift_ids: Array(7).fill(shift.day),
    }
    expect((await call('POST', '/employee-roster/add/employee', week)).data.cells).toBe(3)
    expect(await lacks()).toBe(true)
    await publish(week.from, week.to, [id])
    expect(await lacks()).toBe(false)
  })
})

describe('a published roster', () => {
  const noticesOf = async (asker: Asker) =>
    (await call('GET', '/employee/roster/notice', undefined, asker)).data

  test('tells each employee once which days have changed, until the employee has seen it', async () => {
    const own = await rows(
      `select a.employee_id as id from account a where a.company_id = $1 and a.employee_id is not null order by a.id limit 1`,
    )
    const person = own[0]?.id as number
    const before = (await noticesOf('employee')).length
    const days = ['2026-09-07', '2026-09-09', '2026-09-10']
    const cells = [...days, '2026-09-11'].map((date) => ({
      ...{ employee_id: date.endsWith('11') ? people[5] : person, date, version: 0 },
      ...to(shift.late),
    }))
    expect((await call('POST', '/employee-roster/cells', { cells })).data.refused).toEqual([])
    expect(await noticesOf('employee')).toHaveLength(before)
    await publish('2026-09-07', '2026-09-11', [person, people[5] as number])
    await publish('2026-09-07', '2026-09-11', [person, people[5] as number])
    const [notice, ...others] = await noticesOf('employee')
    expect(notice).toMatchObject({ days, published_by: 'Zqfirst-admin' })
    expect(others).toHaveLength(before)
    const told = await rows(
      'select employee_id, days from roster_notice where company_id = $1 order by id desc limit 2',
    )
    expect(told.map(({ employee_id }) => employee_id).sort()).toEqual([person, people[5]].sort())
    const foreign = await call(
      'POST',
      '/employee/roster/notice/seen',
      { up_to: notice.id },
      'foreignEmployee',
    )
    expect(foreign.data).toEqual({ seen: 0 })
    expect((await call('GET', '/employee/roster/notice')).status).toBe(403)
    const seen = await call('POST', '/employee/roster/notice/seen', { up_to: notice.id }, 'employee')
    expect(seen.data).toEqual({ seen: before + 1 })
    expect(await noticesOf('employee')).toEqual([])
  })

  test('its shifts on public holidays are proposed as overtime from check-in to check-out', async () => {
    const holiday = '2026-09-16'
    await call('POST', '/restDay', {
      ...{ name_la: 'ວັນພັກ', name_en: 'Holiday', kind: 'regular', counts_as: 'holiday', for_whom: 'all' },
      ...{ from_date: holiday, to_date: holiday, weekday: null, month: null, month_day: null },
    })
    const [night, off, draft] = [people[9], people[10], people[11]] as [number, number, number]
    await setAndPublish(night, holiday, to(shift.night))
    await setAndPublish(night, '2026-09-17', to(shift.night))
    await setAndPublish(off, holiday, OFF)
    await save(draft, holiday, to(shift.day))
    const range = { from: '2026-09-14', to: '2026-09-20' }
    const { data } = await call('POST', '/employee/ot/entry/holidays', range)
    expect(data.rows).toEqual([
      { employee_id: night, work_date: holiday, from_time: '22:00', to_time: '06:00', remark: '' },
    ])
    const stored = await call('POST', '/employee/ot/entry', {
      rows: data.rows,
      store: 'all',
      source: 'roster',
    })
    expect(stored.data.stored).toBe(1)
    expect((await call('GET', '/employee/ot/entry')).data[0]).toMatchObject({ source: 'roster' })
    const again = await call('POST', '/employee/ot/entry', {
      rows: data.rows,
      store: 'all',
      source: 'roster',
    })
    expect(again.data.outcomes).toMatchObject([{ state: 'refused' }])
    const others = { ...range, employee_ids: [off] }
    expect((await call('POST', '/employee/ot/entry/holidays', others)).data.rows).toEqual([])
    expect((await call('POST', '/employee/ot/entry/holidays', range, 'foreignAdmin')).data.rows).toEqual([])
    expect(await call('POST', '/employee/ot/entry/holidays', others, 'foreignAdmin')).toMatchObject({
      status: 404,
    })
  })
})

describe('filling', () => {
  test('people are put on the roster by weekday; cells that are there stay', async () => {
    const ids = people.slice(8, 10)
    await save(ids[0] as number, '2026-06-03', to(shift.night))
    const week = [shift.day, shift.day, shift.day, shift.day, shift.day, null, null]
    const range = { from: '2026-06-01', to: '2026-06-30' }
    const add = { ...range, employee_ids: ids, shift_ids: week }
    const { data } = await call('POST', '/employee-roster/add/employee', add)
    expect(data).toEqual({ cells: 59, kept: 1 })
    const shown = (await board(range.from, range.to, '&people=drafts')).data
    expect(shown.map(({ id }: { id: number }) => id).sort()).toEqual([...ids].sort())
    const first = shown.find(({ id }: { id: number }) => id === ids[0])
    const at = (date: string) => first.drafts[dayNumber(date) - dayNumber(range.from)]
    expect(['2026-06-01', '2026-06-03', '2026-06-06'].map(at)).toEqual([shift.day, shift.night, 0])
    expect(first.states).toBe('d'.repeat(countDays(range.from, range.to)))
    const missing = { ...add, employee_ids: [999_999_999] }
    expect((await call('POST', '/employee-roster/add/employee', missing)).status).toBe(404)
  })

  describe('by a rotation', () => {
    const RANGE = { from: '2028-02-25', to: '2028-03-09' }
    const rotationOf = (name: string, more: object = {}) => ({
      ...{ name, first_day: '2028-02-25' },
      pattern: [shift.day, shift.day, shift.night, shift.night, null, null, null, null],
      members: [people[0], people[1]].map((employee_id, at) => ({
        ...{ employee_id, offset_days: at * 2, first_day: '2026-01-01', last_day: null },
      })),
      ...more,
    })
    const add = async (body: object) => (await call('POST', '/employee-roster/rotation', body)).data.id
    const write = async (id: number, more: object = {}) =>
      (await call('POST', `/employee-roster/rotation/${id}/write`, { ...RANGE, ...more })).data
    const drafts = async (person: number, from = RANGE.from, until = RANGE.to) => {
      const { data } = await board(from, until)
      return data.find(({ id }: { id: number }) => id === person).drafts
    }

    test('its drafts follow the pattern over 29 February, each employee with an own offset; again changes nothing', async () => {
      const id = await add(rotationOf('ສີ່ທີມ'))
      expect(await write(id)).toEqual({ cells: 28, kept: 0, left_out: 0 })
      const [day, night] = [shift.day, shift.night]
      const round = [day, day, night, night, 0, 0, 0, 0]
      expect(await drafts(people[0] as number)).toEqual([...round, ...round].slice(0, 14))
      expect(await drafts(people[1] as number)).toEqual([...round, ...round].slice(2, 16))
      expect(await write(id)).toEqual({ cells: 0, kept: 28, left_out: 0 })
      const { version } = (await call('GET', `/employee-roster/rotation/${id}`)).data
      const changed = { ...rotationOf('ສີ່ທີມ', { pattern: [shift.late, null] }), version }
      expect((await call('PUT', `/employee-roster/rotation/${id}`, changed)).status).toBe(200)
      expect((await call('PUT', `/employee-roster/rotation/${id}`, changed)).code).toBe('stale_version')
      expect((await write(id)).cells).toBeGreaterThan(0)
      expect((await drafts(people[0] as number)).slice(0, 3)).toEqual([shift.late, 0, shift.late])
      await call('POST', '/employee-roster/discard', RANGE)
    })

    test('it keeps published and hand-made cells unless asked', async () => {
      const person = people[2] as number
      const members = [{ employee_id: person, offset_days: 0, first_day: '2026-01-01', last_day: null }]
      const id = await add(rotationOf('ກາງຄືນ', { pattern: [shift.night], members }))
      await setAndPublish(person, '2028-02-28', to(shift.day))
      await save(person, '2028-02-29', to(shift.late))
      expect(await write(id)).toMatchObject({ cells: 12, kept: 2 })
      expect(await cellOf(person, '2028-02-29')).toMatchObject({ state: 'd', draft: shift.late })
      expect(await write(id, { replace: 'drafts' })).toMatchObject({ cells: 1, kept: 13 })
      expect(await cellOf(person, '2028-02-29')).toMatchObject({ draft: shift.night })
      expect(await cellOf(person, '2028-02-28')).toMatchObject({ state: 'p', shift: shift.day })
      await write(id, { replace: 'published' })
      expect(await cellOf(person, '2028-02-28')).toMatchObject({ state: 'c', draft: shift.night })
      await call('POST', '/employee-roster/discard', RANGE)
    })

    test('nothing is planned before the first and after the last day, of a member or of employment', async () => {
      const body = { emp_number: 'R-10', name: 'ບຸນ', start_date: '2028-02-27', base_salary: 2_500_000 }
      const employee = (await call('POST', '/company/add-employee', body)).data.id
      const member = {
        employee_id: employee,
        offset_days: 0,
        first_day: '2026-01-01',
        last_day: '2028-03-02',
      }
      const id = await add(rotationOf('ໃໝ່', { pattern: [shift.day], members: [member] }))
      expect(await write(id)).toMatchObject({ cells: 5 })
      const early = { ...rotationOf('ຜິດ'), members: [{ ...member, last_day: '2025-12-31' }] }
      expect(await call('POST', '/employee-roster/rotation', early)).toMatchObject({
        status: 422,
        errors: { 'members.0.last_day': [expect.any(String)] },
      })
      await call('POST', '/employee-roster/discard', RANGE)
      expect((await call('DELETE', `/employee/${employee}`)).status).toBe(200)
    })

    test('a shift of a pattern cannot be deleted; one whose times change is followed by the later one, a deleted one is left out', async () => {
      const head = { name: 'ຊົ່ວຄາວ', purpose: 'roster', start_date: null, end_date: null }
      const times = {
        check_in: '06:00',
        check_out: '14:00',
        earliest_in: '05:00',
        half_from: '10:00',
        half_to: '10:00',
      }
      const day = { ...dayOf(1, times), earliest_out: '12:00' }
      const schedule = (await call('POST', '/schedule', { ...head, days: [] })).data.id
      const { weekday: _, ...early } = day
      const extra = { name: 'ກະເຊົ້າ', code: 'E', colour: 'red', ...early }
      const temporary = (await call('POST', `/schedule_detail/${schedule}`, extra)).data.id
      const members = [{ employee_id: people[3], offset_days: 0, first_day: '2026-01-01', last_day: null }]
      const id = await add(rotationOf('ຊົ່ວຄາວ', { pattern: [temporary, null], members }))
      expect(await call('DELETE', `/shift/${temporary}`)).toMatchObject({
        ...{ code: 'in_use', details: { weeks: [], roster_days: 0, rotations: ['ຊົ່ວຄາວ'] } },
      })
      const later = { ...early, check_out: '15:00', first_day: '2028-01-01', version: 1 }
      expect((await call('PUT', `/shift/${temporary}/times`, later)).data).toMatchObject({ is_stored: true })
      const { pattern, unusable } = (await call('GET', `/employee-roster/rotation/${id}`)).data
      expect([pattern[0] > temporary, unusable]).toEqual([true, 0])
      expect(await write(id, { to: '2028-02-26' })).toEqual({ cells: 2, kept: 0, left_out: 0 })
      expect((await drafts(people[3] as number))[0]).toBe(pattern[0])
      await call('POST', '/employee-roster/discard', RANGE)
      expect((await call('DELETE', `/schedule/${schedule}`)).status).toBe(200)
      expect(await write(id)).toEqual({ cells: 7, kept: 0, left_out: 7 })
      const list = (await call('GET', '/employee-roster/rotation')).data.rotations
      expect(list.find((one: { id: number }) => one.id === id)).toMatchObject({ unusable: 1, members: 1 })
      await call('POST', '/employee-roster/discard', RANGE)
    })

    test('of another company is not found; its name is taken once, and it is deleted without its drafts', async () => {
      const id = await add(rotationOf('ຂອງເຮົາ'))
      expect((await call('POST', '/employee-roster/rotation', rotationOf('ຂອງເຮົາ'))).code).toBe('duplicate')
      const url = `/employee-roster/rotation/${id}`
      for (const [method, path, body] of [
        ['GET', url, undefined],
        ['POST', `${url}/write`, RANGE],
        ['PUT', url, { ...rotationOf('ຂອງເຂົາ', { members: [], pattern: [null] }), version: 1 }],
        ['DELETE', url, undefined],
      ] as const)
        expect((await call(method, path, body, 'foreignAdmin')).status).toBe(404)
      expect(
        (await call('POST', '/employee-roster/rotation', rotationOf('ຂອງເຂົາ'), 'foreignAdmin')).status,
      ).toBe(404)
      expect((await write(id)).cells).toBe(28)
      expect((await call('DELETE', url)).status).toBe(200)
      expect((await drafts(people[0] as number))[0]).toBe(shift.day)
      await call('POST', '/employee-roster/discard', RANGE)
    })
  })

  test('a week is copied to later ones, drafts and published cells alike', async () => {
    const person = people[10] as number
    await setAndPublish(person, '2026-07-06', to(shift.night))
    await save(person, '2026-07-07', OFF)
    await save(person, '2026-07-14', to(shift.day))
    const copy = { from: '2026-07-06', weeks: 2, employee_ids: [person] }
    expect((await call('POST', '/employee-roster/copy', copy)).data).toEqual({ cells: 3, kept: 1 })
    expect(await cellOf(person, '2026-07-20')).toMatchObject({ state: 'd', draft: shift.night })
    expect(await cellOf(person, '2026-07-14')).toMatchObject({ draft: shift.day })
    await publish('2026-07-13', '2026-07-26', [person])
    const over = await call('POST', '/employee-roster/copy', { ...copy, replace: true })
    expect(over.data).toEqual({ cells: 4, kept: 0 })
    expect(await cellOf(person, '2026-07-14')).toMatchObject({ state: 'c', shift: shift.day, draft: 0 })
    // What equals the published roster is no draft.
    expect(await cellOf(person, '2026-07-20')).toMatchObject({ state: 'p', shift: shift.night })
    const part = { from: '2026-07-01', to: '2026-07-31', employee_ids: [person] }
    expect((await call('POST', '/employee-roster/discard', part)).data.cells).toBe(2)
    expect(await cellOf(person, '2026-07-14')).toMatchObject({ state: 'p', shift: shift.day })
    expect(await cellOf(person, '2026-07-07')).toMatchObject({ state: '.' })
  })

  test('who has no schedule and no cell is found, and on the roster no longer counts as missing', async () => {
    const body = { emp_number: 'R-1', name: 'ບຸນມີ', start_date: '2026-01-05', base_salary: 2_500_000 }
    const { id } = (await call('POST', '/company/add-employee', body)).data
    const missing = async () =>
      (await board('2026-12-01', '2026-12-31', '&people=missing')).data.map((one: { id: number }) => one.id)
    expect(await missing()).toContain(id)
    await setAndPublish(id, '2026-12-10', to(shift.day))
    expect(await missing()).not.toContain(id)
    const scanTime = await call('GET', '/employee/scan-time?search=R-1')
    expect(scanTime.data).toMatchObject([{ id, schedule: null, is_rostered: true }])
  })
})

test('too many days, and days in the wrong order, are refused at their field', async () => {
  const ask = (query: string) => call('GET', `/employee-roster?${query}`)
  for (const query of ['from=2026-05-02&to=2026-05-01', 'from=2026-05-01&to=2026-08-01'])
    expect(await ask(query)).toMatchObject({ status: 422, errors: { to: [expect.any(String)] } })
})
