import { expect, test } from 'vitest'
import { workdaysBetween } from './workdays.ts'

test('a weekend is no time to answer', () => {
  // 2026-11-27 is a Friday.
  expect(workdaysBetween('2026-11-27', '2026-11-27')).toBe(0)
  expect(workdaysBetween('2026-11-27', '2026-11-29')).toBe(0)
  expect(workdaysBetween('2026-11-27', '2026-11-30')).toBe(1)
  expect(workdaysBetween('2026-11-27', '2026-12-02')).toBe(3)
})
