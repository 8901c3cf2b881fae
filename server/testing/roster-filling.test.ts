import { describe, expect, test } from 'vitest'
import { countDays, dayNumber } from '#kit/contract/days.ts'
import { dayOf, OFF, to, withRoster } from './roster.test-data.ts'

const { people, shift, call, board, cellOf, save, publish, setAndPublish } = withRoster()

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
