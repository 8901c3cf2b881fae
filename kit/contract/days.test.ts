import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as days from './days.ts'

const DAY_MS = 86_400_000
/** Day numbers from 1900 to 2199, the years that the product accepts. */
const dayNumbers = fc.integer({ min: -25_567, max: 84_005 })
const day = dayNumbers.map(days.dayOfNumber)
const month = day.map(days.monthOf)
const instant = fc.integer({ min: -25_567 * DAY_MS, max: 84_005 * DAY_MS })

/** An independent reference: the calendar of JavaScript. */
const utc = (text: string) => new Date(`${text}T00:00:00Z`)

describe('days', () => {
  test('a day converts to its number and back', () => {
    fc.assert(
      fc.property(dayNumbers, (number) => {
        expect(days.dayNumber(days.dayOfNumber(number))).toBe(number)
      }),
    )
    expect(days.dayNumber('1970-01-01')).toBe(0)
    for (const wrong of ['2026-02-29', '2026-13-01', '2026-4-1', '', '2026-04-01T00:00'])
      expect(() => days.dayNumber(wrong)).toThrow(RangeError)
  })

  test('adding and subtracting days, also across months, years and 29 February', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -800, max: 800 }), (start, count) => {
        const moved = days.addDays(start, count)
        expect(days.addDays(moved, -count)).toBe(start)
        expect(days.countDays(start, moved)).toBe(count + 1)
      }),
    )
    expect(days.addDays('2026-04-30', 1)).toBe('2026-05-01')
    expect(days.addDays('2024-03-01', -1)).toBe('2024-02-29')
    expect(days.addDays('2100-02-28', 1)).toBe('2100-03-01')
  })

  test('a range contains both ends, in order, each day once', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 400 }), (from, length) => {
        const range = days.daysOfRange(from, days.addDays(from, length))
        expect(range).toHaveLength(length + 1)
        expect(range).toEqual([...new Set(range)].toSorted())
      }),
    )
    expect(days.daysOfRange('2026-04-30', '2026-05-02')).toEqual(['2026-04-30', '2026-05-01', '2026-05-02'])
    expect(days.daysOfRange('2026-05-02', '2026-05-01')).toEqual([])
  })

  test('the weekday matches the calendar, Monday is 1', () => {
    fc.assert(
      fc.property(day, (text) => {
        expect(days.weekdayOf(text)).toBe(utc(text).getUTCDay() || 7)
        expect(days.weekdayOf(days.addDays(text, 7))).toBe(days.weekdayOf(text))
      }),
    )
    expect(days.weekdayOf('2026-04-14')).toBe(2)
    expect(days.weekdayOf('2026-04-19')).toBe(7)
  })

  test('only days of the calendar are accepted', () => {
    fc.assert(fc.property(day, days.isDay))
    for (const wrong of ['2026-02-29', '1900-02-29', '2026-00-10', '2026-04-31', '20260401', null, 5])
      expect(days.isDay(wrong)).toBe(false)
    expect(days.isDay('2000-02-29')).toBe(true)
  })
})

describe('months', () => {
  test('adding and subtracting months, twelve months are a year', () => {
    fc.assert(
      fc.property(month, fc.integer({ min: -500, max: 500 }), (start, count) => {
        expect(days.addMonths(days.addMonths(start, count), -count)).toBe(start)
      }),
    )
    expect(days.addMonths('2026-12', 1)).toBe('2027-01')
    expect(days.addMonths('2026-01', -1)).toBe('2025-12')
    expect(days.addMonths('2026-01-31', 13)).toBe('2027-02')
    expect(days.addMonths('2026-03', -24)).toBe('2024-03')
  })

  test('the last day is followed by the first of the next month', () => {
    fc.assert(
      fc.property(month, (text) => {
        expect(days.addDays(days.lastOfMonth(text), 1)).toBe(days.firstOfMonth(days.addMonths(text, 1)))
        expect(days.daysOfMonth(text)).toEqual(
          days.daysOfRange(days.firstOfMonth(text), days.lastOfMonth(text)),
        )
        expect(days.daysOfMonth(text)).toHaveLength(days.daysInMonth(text))
      }),
    )
    expect(days.lastOfMonth('2028-02')).toBe('2028-02-29')
    expect(days.lastOfMonth('2026-02-10')).toBe('2026-02-28')
  })

  test('monthsOfRange contains the months of all days', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 400 }), (from, length) => {
        const to = days.addDays(from, length)
        expect(days.monthsOfRange(from, to)).toEqual([
          ...new Set(days.daysOfRange(from, to).map(days.monthOf)),
        ])
      }),
    )
    expect(days.monthsOfRange('2025-12-31', '2026-02-01')).toEqual(['2025-12', '2026-01', '2026-02'])
  })
})

describe('instants in Laos', () => {
  test('06:59 and 00:01 in Laos are on the day of Laos, although UTC is a day behind', () => {
    expect(days.dayInLaos('2026-03-31T23:59:00Z')).toBe('2026-04-01')
    expect(days.clockInLaos('2026-03-31T23:59:00Z')).toBe('06:59')
    expect(days.dayInLaos('2026-03-31T17:01:00Z')).toBe('2026-04-01')
    expect(days.clockInLaos('2026-03-31T17:01:00Z')).toBe('00:01')
    expect(days.dayInLaos('2026-03-31T16:59:59Z')).toBe('2026-03-31')
    expect(days.todayInLaos(Date.parse('2026-12-31T17:00:00Z'))).toBe('2027-01-01')
  })

  test('an instant converts to local time and back', () => {
    fc.assert(
      fc.property(instant, (time) => {
        const minutes = Math.floor(time / 60_000) * 60_000
        const date = days.dayInLaos(minutes)
        expect(days.instantInLaos(date, days.clockInLaos(minutes)).getTime()).toBe(minutes)
      }),
    )
    expect(days.instantInLaos('2026-04-01', '00:01').toISOString()).toBe('2026-03-31T17:01:00.000Z')
    expect(() => days.instantInLaos('2026-04-01', '25:00')).toThrow(RangeError)
    expect(() => days.instantInLaos('2026-04-31', '08:00')).toThrow(RangeError)
  })

  test('matches the time zone of Vientiane', () => {
    const zone = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Vientiane', dateStyle: 'short' })
    const since1970 = fc.integer({ min: 0, max: 84_005 * DAY_MS })
    fc.assert(fc.property(since1970, (time) => days.dayInLaos(time) === zone.format(time)))
  })

  test('formats days and instants', () => {
    expect(days.formatDate('2026-04-14')).toBe('14/04/2026')
    expect(days.formatDate(null)).toBe('')
    expect(days.formatDate('2026-04-14T16:59:59Z')).toBe('14/04/2026')
    expect(days.formatDate('2026-04-14T17:00:00.000Z')).toBe('15/04/2026')
    expect(days.formatInstantInLaos('2026-04-14T01:05:00Z')).toBe('14/04/2026 08:05')
  })
})
