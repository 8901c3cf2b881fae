import { expect, test } from 'vitest'
import { formatDate } from '#kit/contract/days.ts'
import {
  formatInstant,
  formatKip,
  formatLongDate,
  formatMinutes,
  formatMonth,
  formatNumber,
} from './format.ts'

test('numbers: thousands by comma, two decimals', () => {
  expect(formatNumber(1234567)).toBe('1,234,567.00')
  expect(formatNumber(-1234.567)).toBe('−1,234.57')
  expect(formatNumber(-0.001)).toBe('0.00')
  expect(formatNumber(999, 0)).toBe('999')
})

test('kip: whole, with their unit in each language', () => {
  expect(formatKip(99_999_999_999, { language: 'la' })).toBe('99,999,999,999 ກີບ')
  expect(formatKip(-500, { language: 'en' })).toBe('−500 kip')
  expect(formatKip(4_500_000, { unit: false })).toBe('4,500,000')
})

test('dates: day first; instants on the clock of Vientiane', () => {
  expect(formatDate('2026-03-05')).toBe('05/03/2026')
  expect(formatDate(null)).toBe('')
  expect(formatInstant('2026-04-13T17:05:00Z')).toBe('14/04/2026 00:05')
  expect(formatMonth('2026-04', 'la')).toBe('ເມສາ 2026')
  expect(formatLongDate('2026-04-14', 'la')).toBe('ວັນອັງຄານ, 14 ເມສາ 2026')
  expect(formatLongDate('2026-04-14', 'en')).toBe('Tuesday, 14 April 2026')
})

test('minutes as hours', () => {
  expect(formatMinutes(95)).toBe('1:35')
  expect(formatMinutes(-30)).toBe('−0:30')
})
