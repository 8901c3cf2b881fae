import { expect, test } from 'vitest'
import { clockAfter } from './clock-after.ts'

test('the end of overtime after a length, also past midnight', () => {
  expect(clockAfter('17:00', 120)).toBe('19:00')
  expect(clockAfter('22:30', 120)).toBe('00:30')
  expect(clockAfter('08:05', 0)).toBe('08:05')
})
