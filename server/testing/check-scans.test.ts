import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCompanies } from './shared-worlds.test-data.ts'
import type { Asker, Call, TwoCompanies } from './two-companies.test-data.ts'

const TIMES = {
  ...{ check_in: '08:00', check_out: '17:00', earliest_in: '06:30', earliest_out: '15:00' },
  ...{ half_to: '13:00', half_from: '12:00', allowed_late: 5, absence_minutes: 120 },
}
const NIGHT = {
  ...{ check_in: '22:00', check_out: '06:00', earliest_in: '20:30', earliest_out: '04:00' },
  ...{ half_to: '03:00', half_from: '02:00', allowed_late: 0, absence_minutes: 120 },
}
let world: TwoCompanies
let schedule: number
let night: number

async function call(method: Call['method'], url: string, payload?: object, asker: Asker = 'admin') {
  const answer = await world.as(asker, { method, url: `/api${url}`, ...(payload && { payload }) })
  return { status: answer.statusCode, ...answer.json() }
}
const check = (date: string, scans = '', more = '', asker: Asker = 'admin') =>
  call(
    'GET',
    `/schedule_detail/${schedule}/check-scan?date=${date}&scans=${encodeURIComponent(scans)}${more}`,
    undefined,
    asker,
  )

beforeAll(async () => {
  world = await openCompanies()
  const head = { name: 'ກວດ', purpose: 'normal', start_date: null, end_date: null }
  const days = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, ...TIMES }))
  schedule = (await call('POST', '/schedule', { ...head, days })).data.id
  const shift = { name: 'ກະເດິກ', code: 'CN', colour: 'violet', ...NIGHT }
  night = (await call('POST', `/schedule_detail/${schedule}`, shift)).data.id
})
afterAll(() => world?.close())

test('scans are judged by the shift of the week: late, early, half a day of leave, forgotten', async () => {
  expect((await check('2026-06-03', '08:05,12:10,17:00')).data).toMatchObject({
    shift: { name: '08:00–17:00', check_in: '08:00', check_out: '17:00' },
    ...{
      result: 'success',
      in_at: 485,
      out_at: 1020,
      late_minutes: 0,
      present_halves: 2,
      scans: [485, 730, 1020],
    },
    window: {
      earliest_in: 390,
      check_in: 480,
      earliest_out: 900,
      check_out: 1020,
      end: 1500,
      allowed_late: 5,
    },
  })
  expect((await check('2026-06-03', '16:40,08:06')).data).toMatchObject({
    ...{ result: 'late', late_minutes: 6, early_minutes: 20 },
  })
  expect((await check('2026-06-03', '13:00,17:00', '&leave=morning')).data).toMatchObject({
    ...{ result: 'success', in_at: 780, late_minutes: 0, present_halves: 1 },
    window: { check_in: 780 },
  })
  expect((await check('2026-06-03', '08:00')).data).toMatchObject({ result: 'forgotten', out_at: null })
  expect((await check('2026-06-03')).data).toMatchObject({ result: 'absent', absent_halves: 2, scans: [] })
})

test('a chosen shift is judged on any date, a night shift with scans of the next day', async () => {
  const sunday = '2026-06-07'
  expect((await check(sunday, '08:00')).data).toMatchObject({ shift: null, result: null, window: null })
  expect((await check(sunday, '21:50,06:10+1', `&shift_id=${night}`)).data).toMatchObject({
    shift: { name: 'ກະເດິກ' },
    // The window closes at the earliest check-in of Monday, before 8 hours after the check-out.
    ...{ result: 'success', in_at: 1310, out_at: 1810, night_minutes: 480 },
    window: { check_in: 1320, check_out: 1800, end: 1830 },
  })
})

test('what does not exist or is no time is refused, and nothing is stored', async () => {
  expect((await check('2026-06-03', '08:00,25:00')).status).toBe(422)
  expect((await check('2026-06-03', Array(7).fill('08:00').join(','))).status).toBe(422)
  expect((await check('2026-06-03', '', '&shift_id=99999999')).status).toBe(404)
  expect((await check('2026-06-03', '', '', 'foreignAdmin')).status).toBe(404)
})
