import { expect, test } from 'vitest'
import { rangeOfMonth } from './month.ts'

test('the current month is reported up to today, a past one to its end', () => {
  expect(rangeOfMonth('2026-04', '2026-04-14')).toEqual({ from: '2026-04-01', to: '2026-04-14' })
  expect(rangeOfMonth('2026-04', '2026-05-02')).toEqual({ from: '2026-04-01', to: '2026-04-30' })
})
