import { expect, test } from 'vitest'
import { shiftFault } from '../../domain/schedule-week.ts'
import { defaultTimes, newWeek } from './default-times.ts'

test('an office day has its halves around noon', () => {
  expect(defaultTimes('08:00', '17:00')).toEqual({
    check_in: '08:00',
    check_out: '17:00',
    earliest_in: '06:30',
    earliest_out: '15:00',
    half_from: '12:00',
    half_to: '13:00',
    allowed_late: 0,
    absence_minutes: 120,
  })
})

test('a night shift continues over midnight', () => {
  expect(defaultTimes('22:00', '06:00')).toMatchObject({
    earliest_in: '20:30',
    earliest_out: '04:00',
    half_from: '02:00',
    half_to: '03:00',
  })
})

test('the proposed times of every shift agree with each other', () => {
  const clocks = Array.from(
    { length: 48 },
    (_, at) => `${String(at >> 1).padStart(2, '0')}:${at % 2 ? '30' : '00'}`,
  )
  for (const from of clocks)
    for (const to of clocks) {
      const { check_in, check_out, ...times } = defaultTimes(from, to)
      expect(shiftFault({ in: check_in, out: check_out, ...times }), `${from}–${to}`).toBeNull()
    }
})

test('a new week has five working days', () => {
  expect(newWeek().map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5])
})
