import { expect, test } from 'vitest'
import { addDays, dayNumber, daysOfRange } from '#kit/contract/days.ts'
import { shiftOfPattern } from './rotation.ts'

const [D, N] = [1, 2]
const FOUR_ON = { first_day: '2028-02-25', pattern: [D, D, N, N, null, null, null, null] }
const week = (offset: number, from: string, to: string) =>
  daysOfRange(from, to).map((day) => shiftOfPattern(FOUR_ON, offset, dayNumber(day)))

test('a pattern of eight days runs on over 29 February', () => {
  expect(week(0, '2028-02-25', '2028-03-05')).toEqual([D, D, N, N, null, null, null, null, D, D])
})

test('an employee with an offset is ahead by that many days, also before the first day of the pattern', () => {
  expect(week(2, '2028-02-25', '2028-02-29')).toEqual([N, N, null, null, null])
  expect(week(0, '2028-02-22', '2028-02-26')).toEqual([null, null, null, D, D])
})

test.each([8, 24, 28, 56])('a pattern of %i days repeats after its length', (length) => {
  const pattern = Array.from({ length }, (_, at) => (at % 4 === 3 ? null : at))
  const rotation = { first_day: '2026-01-05', pattern }
  for (const day of daysOfRange('2026-01-01', '2026-04-30')) {
    const later = dayNumber(addDays(day, length))
    expect(shiftOfPattern(rotation, 5, later)).toBe(shiftOfPattern(rotation, 5, dayNumber(day)))
  }
  expect(pattern.map((_, at) => shiftOfPattern(rotation, 0, dayNumber(addDays('2026-01-05', at))))).toEqual(
    pattern,
  )
})
