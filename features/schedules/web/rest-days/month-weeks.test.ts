import { expect, test } from 'vitest'
import type { DayOff } from '../../contract/rest-day.ts'
import { groupDays, weeksOf } from './month-weeks.ts'

test('the weeks of a month run from Monday to Sunday', () => {
  const april = weeksOf('2026-04')
  expect(april.map((week) => week.map((day) => day?.slice(8) ?? '').join(' '))).toEqual([
    '  01 02 03 04 05',
    '06 07 08 09 10 11 12',
    '13 14 15 16 17 18 19',
    '20 21 22 23 24 25 26',
    '27 28 29 30   ',
  ])
  expect(weeksOf('2027-02')).toHaveLength(4)
  expect(weeksOf('2026-08')).toHaveLength(6)
})

test('days of one reason stand together, following ones as a span', () => {
  const day = (rest_day_id: number, date: string): DayOff => ({
    rest_day_id,
    date,
    name_la: 'ກ',
    name_en: '',
    counts_as: 'rest',
    for_whom: 'all',
  })
  const days = [day(1, '2026-04-05'), day(1, '2026-04-12'), day(2, '2026-04-14'), day(2, '2026-04-15')]
  expect(groupDays(days).map(({ id, label }) => [id, label])).toEqual([
    [1, '5, 12'],
    [2, '14–15'],
  ])
})
