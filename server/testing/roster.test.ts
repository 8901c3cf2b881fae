import { describe, expect, test } from 'vitest'
import { addDays, daysOfRange } from '#kit/contract/days.ts'
import { holderOf } from './every-role.test-data.ts'
import { type Change, CLEAR, MAY, OFF, to, withRoster } from './roster.test-data.ts'
import { fileBody } from './two-companies.test-data.ts'

const {
  database,
  people,
  shift,
  call,
  rows,
  board,
  cellOf,
  save,
  publish,
  setAndPublish,
  daysOf,
  ownRoster,
} = withRoster()

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
    expect((await database().world.as('admin', file)).json().data).toMatchObject({ stored_count: 2 })
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

  test('only shifts and employees of the company, and no shift that another one has replaced', async () => {
    const person = people[3] as number
    const columns = 'company_id, schedule_id, earliest_in, earliest_out, half_from, half_to, absence_minutes'
    const [later] = await rows(
      `with former as (
         insert into shift (${columns}, name, check_in, check_out)
         select ${columns}, 'Former', '14:05', '22:00' from shift where company_id = $1 and id = $2 returning *)
       insert into shift (${columns}, name, check_in, check_out, replaces_id)
       select ${columns}, 'Later', '14:10', '22:00', id from former returning replaces_id`,
      shift.late,
    )
    expect((await save(person, '2026-05-23', to(later?.replaces_id as number), 0)).status).toBe(404)
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
    const viewer = await holderOf(database().world, 0, 'sees the roster', ['view-roster-schedule'])
    const url = `/api/employee-roster?from=${MAY.from}&to=${MAY.to}`
    expect((await viewer.as({ method: 'GET', url })).statusCode).toBe(200)
    const payload = { cells: [{ employee_id: people[3], date: MAY.from, version: 0, set: 'off' }] }
    const write = { method: 'POST', url: '/api/employee-roster/cells', payload } as const
    expect((await viewer.as(write)).statusCode).toBe(403)
  })
})

test('too many days, and days in the wrong order, are refused at their field', async () => {
  const ask = (query: string) => call('GET', `/employee-roster?${query}`)
  for (const query of ['from=2026-05-02&to=2026-05-01', 'from=2026-05-01&to=2026-08-01'])
    expect(await ask(query)).toMatchObject({ status: 422, errors: { to: [expect.any(String)] } })
})
