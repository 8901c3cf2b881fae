import { expect, test } from 'vitest'
import { daysOfMonth, monthPlus, rangeOfMonth, weekdayOf } from './month.ts'

test('a month has the next and the previous year beside it', () => {
  expect(monthPlus('2026-12', 1)).toBe('2027-01')
  expect(monthPlus('2026-01', -1)).toBe('2025-12')
  expect(monthPlus('2026-04', 0)).toBe('2026-04')
})

test('February has its leap day', () => {
  expect(daysOfMonth('2028-02')).toHaveLength(29)
  expect(daysOfMonth('2026-02').at(-1)).toBe('2026-02-28')
})

test('Lao New Year 2026 begins on a Tuesday, and Sunday is the seventh day', () => {
  expect(weekdayOf('2026-04-14')).toBe(2)
  expect(weekdayOf('2026-04-19')).toBe(7)
})

test('the present month is reported up to today, a past one to its end', () => {
  expect(rangeOfMonth('2026-04', '2026-04-14')).toEqual({ from: '2026-04-01', to: '2026-04-14' })
  expect(rangeOfMonth('2026-04', '2026-05-02')).toEqual({ from: '2026-04-01', to: '2026-04-30' })
})
