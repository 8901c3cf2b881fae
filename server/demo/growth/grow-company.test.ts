import { afterAll, beforeAll, expect, test } from 'vitest'
import { clockAt } from '#kit/server/laos-time.ts'
import { openCompanies } from '../../testing/shared-worlds.test-data.ts'
import { smallMonth } from '../../testing/small-month.test-data.ts'
import { MARKS, type TwoCompanies } from '../../testing/two-companies.test-data.ts'
import { type GrowingCompany, growCompany, growMonthsBefore } from './grow-company.ts'
import { type DemoNow, dayModelOf, daysLikeModel, modelDay } from './model-days.ts'

let world: TwoCompanies
let company: GrowingCompany
beforeAll(async () => {
  world = await openCompanies()
  const month = await smallMonth(MARKS[0])
  company = {
    db: world.db,
    companyId: world.companies[0],
    model: dayModelOf(month),
    rules: month.company,
    holidays: new Set(['2026-05-01']),
    decide: async (runId, decisions) => {
      for (const decision of decisions) {
        const url = `/api/payrolls-item/${runId}/${decision}`
        const payload = decision === 'approve' ? { confirmed: true } : {}
        expect((await world.as('admin', { method: 'POST', url, payload })).statusCode).toBe(200)
      }
    },
  }
})
afterAll(() => world?.close())

const WEDNESDAY: DemoNow = { day: '2026-06-17', clock: '10:00' }
const rowsOf = (sql: string) =>
  world.db.inCompany(company.companyId, (tx) => tx.unknownRows(sql, [tx.companyId]))
const runs = async () =>
  (
    await rowsOf(
      `select to_char(from_date, 'YYYY-MM') || ' ' || status as run from payroll_run where company_id = $1 order by from_date`,
    )
  ).map(({ run }) => run)
/** What grows, in numbers; the last scan in Laos. */
const grown = async () =>
  (
    await rowsOf(`
      select (select count(*)::int from scan where company_id = $1) as scans,
        (select to_char(${clockAt('max(scanned_at)')}, 'YYYY-MM-DD HH24:MI') from scan where company_id = $1) as last_scan,
        (select count(*)::int from leave_request where company_id = $1) as leave,
        (select min(start_date)::text from leave_request where company_id = $1 and status = 'pending') as leave_waits_from,
        (select max(start_date)::text from leave_request where company_id = $1) as last_leave,
        (select min(work_date)::text from overtime_request where company_id = $1 and status = 'pending') as overtime_waits_from,
        (select count(*)::int from payroll_calculation where company_id = $1) as calculations`)
  )[0] as Record<string, string>

test('a day is like the same weekday of a week of the model month without holidays', () => {
  expect(['2026-05-04', '2026-05-11', '2026-05-24', '2026-11-23', '2027-02-28'].map(modelDay)).toEqual([
    '2026-04-06',
    '2026-04-20',
    '2026-04-12',
    '2026-04-20',
    '2026-04-12',
  ])
})

test('the same date gives the same lines, up to the minute of the last day', () => {
  const holidays = new Set(['2026-06-16'])
  const range = { from: '2026-06-15', to: WEDNESDAY.day, now: WEDNESDAY, holidays }
  const { scans } = daysLikeModel(company.model, range)
  expect(scans).toEqual(daysLikeModel(company.model, range).scans)
  const instants = scans.map((line) => line.split('\t')[1] ?? '')
  expect(new Set(instants.map((instant) => instant.slice(0, 10)))).toEqual(
    new Set(['2026-06-15', '2026-06-17']),
  )
  expect(instants.every((instant) => instant.slice(0, 16) <= '2026-06-17 10:00')).toBe(true)
})

test('a company has scans of this morning, leave of next week, a run of last month and one of this month', async () => {
  await growCompany(company, '2026-06-01', WEDNESDAY)
  expect(await runs()).toEqual(['2026-04 calculated', '2026-06 calculated'])
  // The months before come later; a kill in their middle leaves what the next start completes.
  const months = { from: '2026-05-01', before: '2026-06-01', now: WEDNESDAY }
  const killed = { ...company, decide: () => Promise.reject(new Error('killed')) }
  const done: string[] = []
  const onDone = async (day: string) => void done.push(day)
  await expect(growMonthsBefore(killed, months, onDone)).rejects.toThrow('killed')
  expect([done, await runs()]).toEqual([
    [],
    ['2026-04 calculated', '2026-05 calculated', '2026-06 calculated'],
  ])
  await growMonthsBefore(company, months, onDone)
  expect([done, await runs()]).toEqual([
    ['2026-05-31'],
    ['2026-04 calculated', '2026-05 approved', '2026-06 calculated'],
  ])
  const first = await grown()
  expect(first.last_scan).toMatch(/^2026-06-17 0[5-9]|^2026-06-17 10:00/)
  expect(first.leave_waits_from && first.leave_waits_from > WEDNESDAY.day).toBe(true)
  expect(first.last_leave && first.last_leave > WEDNESDAY.day).toBe(true)
  expect(first.overtime_waits_from && first.overtime_waits_from >= '2026-06-16').toBe(true)

  // As after a kill: everything again from the start changes nothing.
  await growCompany(company, '2026-05-01', WEDNESDAY)
  expect(await grown()).toEqual(first)

  await growCompany(company, WEDNESDAY.day, { day: '2026-07-03', clock: '18:30' })
  expect(await runs()).toEqual([
    '2026-04 calculated',
    '2026-05 paid',
    '2026-06 approved',
    '2026-07 calculated',
  ])
  const later = await grown()
  expect(later.last_scan).toMatch(/^2026-07-03 1/)
  expect(later.overtime_waits_from && later.overtime_waits_from >= '2026-07-02').toBe(true)
})
