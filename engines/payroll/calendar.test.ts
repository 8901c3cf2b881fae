import { expect, test } from 'vitest'
import { fullYears, sharedDays } from './calendar.ts'

test('years of service are full years; a start on 29 February completes a year on 1 March', () => {
  expect(fullYears('2020-04-30', '2026-04-30')).toBe(6)
  expect(fullYears('2020-05-01', '2026-04-30')).toBe(5)
  expect(fullYears('2024-02-29', '2025-02-28')).toBe(0)
  expect(fullYears('2024-02-29', '2025-03-01')).toBe(1)
  expect(fullYears('2024-02-29', '2028-02-29')).toBe(4)
  expect(fullYears('2026-04-15', '2026-04-30')).toBe(0)
  expect(fullYears('2026-06-01', '2026-04-30')).toBe(0)
})

test('sharedDays counts the days in both ranges; an open end has no limit', () => {
  expect(sharedDays('2026-04-01', '2026-04-30', '2026-04-11', null)).toBe(20)
  expect(sharedDays('2026-04-01', '2026-04-30', '2020-01-01', '2026-04-10')).toBe(10)
  expect(sharedDays('2026-04-01', '2026-04-30', '2026-05-01', null)).toBe(0)
  expect(sharedDays('2026-04-01', '2026-04-30', '2020-01-01', '2026-03-31')).toBe(0)
})
