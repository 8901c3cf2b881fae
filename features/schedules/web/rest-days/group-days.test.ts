import { expect, test } from 'vitest'
import type { DayOff } from '../../contract/rest-day.ts'
import { groupDays } from './group-days.ts'

test('days with the same reason are grouped, and consecutive days become a span', () => {
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
