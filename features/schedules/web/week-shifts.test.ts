import { expect, test } from 'vitest'
import type { ScheduleDay } from '../contract.ts'
import { barsOf, stretchesOf } from './week-shifts.ts'

function day(weekday: number, check_in: string, check_out: string): ScheduleDay {
  return {
    weekday,
    check_in,
    check_out,
    earliest_in: '06:00',
    earliest_out: check_out,
    half_from: '12:00',
    half_to: '12:00',
    allowed_late: 15,
    absence_minutes: 120,
  }
}

test('days with the same hours are grouped, a different Saturday is separate', () => {
  const week = [6, 1, 2, 3, 4, 5].map((weekday) => day(weekday, '08:00', weekday === 6 ? '12:00' : '17:00'))
  expect(stretchesOf(week)).toEqual([
    { first: 1, last: 5, check_in: '08:00', check_out: '17:00' },
    { first: 6, last: 6, check_in: '08:00', check_out: '12:00' },
  ])
})

test('a rest day between two days separates them', () => {
  expect(stretchesOf([day(1, '08:00', '17:00'), day(3, '08:00', '17:00')])).toHaveLength(2)
})

test('a night shift continues into the next day, that of Sunday into Monday', () => {
  expect(barsOf([day(1, '22:00', '06:00')])).toEqual([{ from: 1320, to: 1800 }])
  expect(barsOf([day(7, '22:00', '06:00')])).toEqual([
    { from: 9960, to: 10080 },
    { from: 0, to: 360 },
  ])
})
