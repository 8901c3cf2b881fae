import { expect, test } from 'vitest'
import { monthOffset, nextPeriod, paidMonth } from './run-period.ts'

test('last month is complete, also across the end of the year and in a leap year', () => {
  expect(monthOffset('2026-05-31', -1)).toEqual({ from: '2026-04-01', to: '2026-04-30' })
  expect(monthOffset('2026-01-15', -1)).toEqual({ from: '2025-12-01', to: '2025-12-31' })
  expect(monthOffset('2028-03-01', -1)).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(monthOffset('2025-12-01', 1)).toEqual({ from: '2026-01-01', to: '2026-01-31' })
})

test('a period from the 26th to the 25th pays the month in which it ends', () => {
  expect(paidMonth({ from: '2026-03-26', to: '2026-04-25' })).toEqual({ month: 4, year: 2026 })
})

test('a new run is proposed for the days after the last regular run', () => {
  const after = (from: string, to: string) => nextPeriod({ from, to }, '2026-07-20')
  expect(after('2026-04-01', '2026-04-30')).toEqual({ from: '2026-05-01', to: '2026-05-31' })
  expect(after('2025-12-01', '2025-12-31')).toEqual({ from: '2026-01-01', to: '2026-01-31' })
  expect(after('2026-03-26', '2026-04-25')).toEqual({ from: '2026-04-26', to: '2026-05-25' })
  expect(after('2026-04-01', '2026-04-15')).toEqual({ from: '2026-04-16', to: '2026-04-30' })
  expect(after('2026-04-16', '2026-04-30')).toEqual({ from: '2026-05-01', to: '2026-05-31' })
  expect(after('2025-12-30', '2026-01-29')).toEqual({ from: '2026-01-30', to: '2026-01-31' })
  expect(nextPeriod(null, '2026-07-20')).toEqual({ from: '2026-07-01', to: '2026-07-31' })
})
