import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveSchedules } from '#features/schedules/server/index.ts'
import { addDays, countDays, todayInLaos } from '#kit/contract/days.ts'
import { withTestDatabase } from '#kit/database/testing.ts'
import { call, newRun, openWorld, type World } from '../payroll-world.test-data.ts'
import { calculateRunNow } from './calculate-run.ts'

const database = withTestDatabase()
let world: World
/** The calculation is made at 03:00 of this day. */
const asOf = new Date('2026-06-24T03:00:00+07:00')

/** From 08:00 to 17:00, and from 22:00 to 06:00. */
const day = {
  ...{ in: '08:00', out: '17:00', earliest_in: '06:00', earliest_out: '15:00', half_from: '12:00' },
  ...{ half_to: '13:00', allowed_late: 10, absence_minutes: 120 },
}
const night = {
  ...{ in: '22:00', out: '06:00', earliest_in: '20:00', earliest_out: '04:00', half_from: '01:00' },
  ...{ half_to: '02:00', allowed_late: 10, absence_minutes: 120 },
}
const week = (shift: object) => ({ mon: shift, tue: shift, wed: shift, thu: shift, fri: shift })
const inOne = (sql: string) => database().inCompany(1, (tx) => tx.unknownRows(sql))

beforeAll(async () => {
  world = await openWorld(database())
  await database().inCompany(1, (tx) =>
    saveSchedules(tx, { Office: week(day), Guards: week(night) } as never, { accountId: null, name: 'test' }),
  )
  await inOne(`insert into schedule_assignment (company_id, employee_id, schedule_id, first_day)
    select 1, case name when 'Office' then 1 else 2 end, id, '2026-01-01' from schedule where company_id = 1`)
  await inOne(`insert into scan (company_id, employee_id, scanned_at, source) values
    (1, 2, '2026-06-23 21:55+07', 'terminal')`)
})
afterAll(() => world.close())

const calculateAt = (id: number, when: Date) =>
  calculateRunNow(database(), 1, id, { accountId: null, name: 'test' }, { asOf: when })
const shown = async (id: number) => (await call(world, 'admin', 'GET', `/payrolls-item/${id}`)).json.data
const marksOf = async (id: number, employee: number) =>
  (await call(world, 'admin', 'GET', `/payrolls-item/${id}/payslips/${employee}`)).json.data.reviews
const approve = async (id: number, body: object = {}) => {
  const { status, json } = await call(world, 'admin', 'POST', `/payrolls-item/${id}/approve`, body)
  return status === 200 ? json.data : json
}

test('days to come are reported once for the run, with the night that is not over, and mark nobody', async () => {
  const june = await newRun(world, '2026-06')
  await calculateAt(june, asOf)
  expect((await shown(june)).days_ahead).toEqual({
    days: 8,
    from_date: '2026-06-23',
    to_date: '2026-06-30',
  })
  expect(await marksOf(june, 1)).not.toContain('days_open')
  expect(await marksOf(june, 2)).not.toContain('days_open')
})

test('after the last day only a night that is not over marks its person', async () => {
  const id = await newRun(world, '2026-06', { to_date: '2026-06-23', confirmed: true, title: 'To the 23rd' })
  await calculateAt(id, asOf)
  expect((await shown(id)).days_ahead).toBeNull()
  expect(await marksOf(id, 1)).not.toContain('days_open')
  expect(await marksOf(id, 2)).toContain('days_open')
})

test('after the end of the month nothing is ahead and nobody is marked for it', async () => {
  const june = await newRun(world, '2026-06', { confirmed: true, title: 'Again' })
  await calculateAt(june, new Date('2026-07-02T09:00:00+07:00'))
  expect((await shown(june)).days_ahead).toBeNull()
  expect(await marksOf(june, 1)).not.toContain('days_open')
  expect(await marksOf(june, 2)).not.toContain('days_open')
})

test('a run is approved before its end only with a confirmation of its own, which the log reports', async () => {
  const today = todayInLaos()
  const range = { from_date: today, to_date: addDays(today, 9) }
  const id = await newRun(world, '2026-08', { ...range, title: 'Early', confirmed: true })
  await calculateAt(id, new Date())
  const { days_ahead } = await shown(id)
  expect(days_ahead.days).toBe(countDays(days_ahead.from_date, days_ahead.to_date))
  expect(days_ahead.from_date >= addDays(today, -1)).toBe(true)
  const refused = await approve(id, { confirmed: true })
  expect(refused).toMatchObject({ code: 'run_has_days_ahead', details: { days_ahead } })
  expect((await shown(id)).status).toBe('calculated')
  // The other question is not answered by it.
  await inOne(`update salary set base_salary = 0 where company_id = 1 and employee_id = 2`)
  await calculateAt(id, new Date())
  expect(await approve(id, { confirmed_days_ahead: true })).toMatchObject({ code: 'run_has_reviews' })
  expect(await approve(id, { confirmed: true, confirmed_days_ahead: true })).toMatchObject({
    status: 'approved',
  })
  const [entry] = await inOne(
    `select after from audit_entry where action = 'approve' and entity_id = '${id}'`,
  )
  expect(entry?.after).toMatchObject({ days_ahead: days_ahead.days })
})

test('an accepted mark of a person does not answer for the days to come', async () => {
  const today = todayInLaos()
  const range = { from_date: addDays(today, 20), to_date: addDays(today, 29) }
  const id = await newRun(world, '2026-09', { ...range, title: 'Next', confirmed: true })
  await calculateAt(id, new Date())
  const { net, reviews } = (await call(world, 'admin', 'GET', `/payrolls-item/${id}/payslips/2`)).json.data
  expect(reviews).toContain('zero_base')
  const accepted = { reason: 'Known', net, reviews }
  expect(
    (await call(world, 'admin', 'POST', `/payrolls-item/${id}/payslips/2/accept`, accepted)).status,
  ).toBe(200)
  expect(await approve(id)).toMatchObject({ code: 'run_has_days_ahead' })
  // Nor does the recalculation of one person, whose days are no more over than those of the others.
  const { days_ahead } = await shown(id)
  expect((await call(world, 'admin', 'POST', `/payrolls-item/${id}/payslips/1/calculate`)).status).toBe(200)
  expect((await shown(id)).days_ahead).toEqual(days_ahead)
  expect(await marksOf(id, 1)).not.toContain('days_open')
})
