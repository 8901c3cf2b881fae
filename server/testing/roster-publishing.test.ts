import { describe, expect, test } from 'vitest'
import { CLEAR, OFF, to, withRoster } from './roster.test-data.ts'
import type { Asker } from './two-companies.test-data.ts'

const { database, people, shift, call, rows, cellOf, save, publish, setAndPublish, daysOf } = withRoster()

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
    const approved = await call('POST', `/payrolls-item/${database().world.runs[0]}/approve`, {
      confirmed: true,
    })
    expect(approved.data).toMatchObject({ status: 'approved' })
    await save(person, '2026-04-15', OFF)
    const part = { from: '2026-04-15', to: '2026-04-15', employee_ids: [person] }
    const plan = (await call('POST', '/employee-roster/check', part)).data
    expect(plan.runs).toMatchObject([{ id: database().world.runs[0], days: 1 }])
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
      {
        employee_id: night,
        work_date: holiday,
        from_time: '22:00',
        to_time: '06:00',
        remark: expect.any(String),
      },
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
