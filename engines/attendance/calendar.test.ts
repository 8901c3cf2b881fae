import { expect, test } from 'vitest'
import {
  dayNumber,
  dayOfMinute,
  formatClock,
  formatLocalMinute,
  isoDate,
  localMinute,
  parseClock,
  parseLocalSecond,
  weekday,
} from './calendar.ts'

test('dates count from 1970, Monday is 1', () => {
  expect(dayNumber('1970-01-01')).toBe(0)
  expect(isoDate(dayNumber('2028-02-29'))).toBe('2028-02-29')
  expect(weekday(dayNumber('2026-04-01'))).toBe(3)
  expect(weekday(dayNumber('2026-04-05'))).toBe(7)
  expect(weekday(dayNumber('1969-12-29'))).toBe(1)
})

test('clock times are minutes, local times are written to the minute', () => {
  expect(parseClock('08:15')).toBe(495)
  expect(formatClock(495)).toBe('08:15')
  const at = localMinute(dayNumber('2026-04-01'), 26 * 60 + 5)
  expect(formatLocalMinute(at)).toBe('2026-04-02 02:05')
  expect(isoDate(dayOfMinute(at))).toBe('2026-04-02')
  expect(parseLocalSecond('2026-04-02T02:05:59')).toBe(at * 60 + 59)
})

test.each(['2026-02-29', '2026-4-1', '', '2026-04-01 '])('%j is no date', (text) => {
  expect(() => dayNumber(text)).toThrow(RangeError)
})

test.each(['24:00', '8:15', '08:60', ''])('%j is no clock time', (text) => {
  expect(() => parseClock(text)).toThrow(RangeError)
})

test('a scan time needs its seconds', () => {
  expect(() => parseLocalSecond('2026-04-01 08:15')).toThrow(RangeError)
  expect(() => parseLocalSecond('2026-04-01 08:15:60')).toThrow(RangeError)
})
