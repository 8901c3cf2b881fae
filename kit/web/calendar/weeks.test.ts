import { expect, test } from 'vitest'
import { weeksOf } from './weeks.ts'

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
