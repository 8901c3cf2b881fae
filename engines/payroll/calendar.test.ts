import { expect, test } from 'vitest'
import { addDays, daysBetween, fullYears, isDay, sharedDays } from './calendar.ts'

test('years of service are whole years; 29 February completes one on 1 March', () => {
  expect(fullYears('2020-04-30', '2026-04-30')).toBe(6)
  expect(fullYears('2020-05-01', '2026-04-30')).toBe(5)
  expect(fullYears('2024-02-29', '2025-02-28')).toBe(0)
  expect(fullYears('2024-02-29', '2025-03-01')).toBe(1)
  expect(fullYears('2024-02-29', '2028-02-29')).toBe(4)
  expect(fullYears('2026-04-15', '2026-04-30')).toBe(0)
  expect(fullYears('2026-06-01', '2026-04-30')).toBe(0)
})

test('a range counts both its days, over leap days and years too', () => {
  expect(daysBetween('2026-04-01', '2026-04-30')).toBe(30)
  expect(daysBetween('2024-02-01', '2024-03-01')).toBe(30)
  expect(daysBetween('2025-12-26', '2026-01-25')).toBe(31)
})

test('two ranges share the days that lie in both; an open end reaches everything', () => {
  expect(sharedDays('2026-04-01', '2026-04-30', '2026-04-11', null)).toBe(20)
  expect(sharedDays('2026-04-01', '2026-04-30', '2020-01-01', '2026-04-10')).toBe(10)
  expect(sharedDays('2026-04-01', '2026-04-30', '2026-05-01', null)).toBe(0)
  expect(sharedDays('2026-04-01', '2026-04-30', '2020-01-01', '2026-03-31')).toBe(0)
})

test('a day is a day of the calendar, written year-month-day', () => {
  expect(['2026-04-30', '2024-02-29', '2000-02-29'].every(isDay)).toBe(true)
  const none = ['2026-04-31', '2025-02-29', '1900-02-29', '2026-13-01', '2026-04-00', '30/04/2026', '', null]
  expect(none.some(isDay)).toBe(false)
})

test('days are added over months and leap days, and taken off again', () => {
  expect(addDays('2026-04-30', 1)).toBe('2026-05-01')
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29')
})
