import { expect, test } from 'vitest'
import { nextPayPeriod, type RegularRun, unpaidBefore } from './pay-period.ts'

const run = (month: string, last: number, status: RegularRun['status']): RegularRun => ({
  id: Number(month.slice(5)),
  from_date: `${month}-01`,
  to_date: `${month}-${last}`,
  status,
})
const september = run('2026-09', 30, 'paid')
const october = run('2026-10', 31, 'approved')
const november = run('2026-11', 30, 'calculated')

test('on 23 November with a pay day on the 30th, November is paid in 7 days', () => {
  expect(nextPayPeriod([november, september, october], 30, '2026-11-23')).toEqual({
    ...{ from: '2026-11-01', to: '2026-11-30', run: november, payDay: '2026-11-30', daysLeft: 7 },
  })
  expect(unpaidBefore([november, september, october], { from: '2026-11-01', to: '2026-11-30' })).toEqual([
    october,
  ])
})

test('at the beginning of a month, the run of the month before is still to be paid, up to ten days after its pay day', () => {
  expect(nextPayPeriod([october, november], 5, '2026-11-03')).toMatchObject({ run: october, daysLeft: 2 })
  expect(nextPayPeriod([october, november], 5, '2026-11-15')).toMatchObject({ run: october, daysLeft: -10 })
  expect(nextPayPeriod([october, november], 5, '2026-11-16')).toMatchObject({ run: november, daysLeft: 19 })
})

test('without a pay day, the days until the end of the period count', () => {
  expect(nextPayPeriod([november], null, '2026-11-23')).toMatchObject({ payDay: null, daysLeft: 7 })
})

test('without a run for it, the next period continues the last run, and skips those that nobody has paid', () => {
  const paid = { ...november, status: 'paid' as const }
  expect(nextPayPeriod([paid], 25, '2026-11-23')).toMatchObject({
    ...{ from: '2026-12-01', to: '2026-12-31', run: null, payDay: '2026-12-25', daysLeft: 32 },
  })
  const old = { ...run('2026-03', 31, 'paid'), from_date: '2026-02-26', to_date: '2026-03-25' }
  expect(nextPayPeriod([old], null, '2026-11-23')).toMatchObject({ from: '2026-10-26', to: '2026-11-25' })
  expect(nextPayPeriod([], null, '2026-11-23')).toMatchObject({
    from: '2026-11-01',
    to: '2026-11-30',
    run: null,
  })
})

test('the count of earlier runs does not depend on the order in which runs that end on one day are read', () => {
  const second = { ...november, id: 12, from_date: '2026-11-16' }
  const first = { ...november, id: 13, to_date: '2026-11-15' }
  const countOf = (runs: RegularRun[]) =>
    unpaidBefore(runs, nextPayPeriod(runs, null, '2026-11-28')).map(({ id }) => id)
  const runs = [october, first, november, second]
  expect(countOf(runs)).toEqual([10])
  expect(countOf([second, november, first, october])).toEqual([10])
})
