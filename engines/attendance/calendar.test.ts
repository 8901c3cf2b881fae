import { expect, test } from 'vitest'
import { dayNumber, dayOfNumber } from '#kit/contract/days.ts'
import {
  dayOfMinute,
  formatClock,
  formatLocalMinute,
  localMinute,
  parseClock,
  parseLocalSecond,
} from './calendar.ts'

test('clock times convert to minutes, local times are formatted to the minute', () => {
  expect(parseClock('08:15')).toBe(495)
  expect(formatClock(495)).toBe('08:15')
  const at = localMinute(dayNumber('2026-04-01'), 26 * 60 + 5)
  expect(formatLocalMinute(at)).toBe('2026-04-02 02:05')
  expect(dayOfNumber(dayOfMinute(at))).toBe('2026-04-02')
  expect(parseLocalSecond('2026-04-02T02:05:59')).toBe(at * 60 + 59)
})

test.each(['24:00', '8:15', '08:60', ''])('%j is not a clock time', (text) => {
  expect(() => parseClock(text)).toThrow(RangeError)
})

test('a scan time without seconds is refused', () => {
  expect(() => parseLocalSecond('2026-04-01 08:15')).toThrow(RangeError)
  expect(() => parseLocalSecond('2026-04-01 08:15:60')).toThrow(RangeError)
})
