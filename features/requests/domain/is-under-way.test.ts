import { expect, test } from 'vitest'
import { isUnderWay } from './is-under-way.ts'

test('leave is under way from its second day to its last', () => {
  const leave = { first_day: '2026-04-14', last_day: '2026-04-16' }
  const days = ['2026-04-13', '2026-04-14', '2026-04-15', '2026-04-16', '2026-04-17']
  expect(days.filter((day) => isUnderWay(leave, day))).toEqual(['2026-04-15', '2026-04-16'])
  expect(isUnderWay({ first_day: null, last_day: null }, '2026-04-14')).toBe(false)
})
