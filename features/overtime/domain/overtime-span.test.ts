import { expect, test } from 'vitest'
import { overtimeLimitsOn, spanMinutes } from './overtime-span.ts'

test('a span can cross midnight and last a whole day', () => {
  expect(spanMinutes('17:00', '19:30')).toBe(150)
  expect(spanMinutes('22:00', '02:00')).toBe(240)
  expect(spanMinutes('08:00', '08:00')).toBe(1440)
})

test('the law of 2013 warns above 3 hours a day and 45 hours a month; before it there are no limits', () => {
  expect(overtimeLimitsOn('2026-04-01')).toEqual({ dayMinutes: 180, monthMinutes: 2700 })
  expect(overtimeLimitsOn('2014-10-28')).toBeNull()
})
