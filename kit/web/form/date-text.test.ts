import { expect, test } from 'vitest'
import { parseDate, parseTime } from './date-text.ts'

test('day first, always', () => {
  expect(parseDate('05/03/2024')).toBe('2024-03-05')
  expect(parseDate('5-3-2024')).toBe('2024-03-05')
  expect(parseDate('05032024')).toBe('2024-03-05')
  expect(parseDate('29/02/2024')).toBe('2024-02-29')
})

test('what is no day is refused', () => {
  for (const typed of [
    '',
    '29/02/2026',
    '31/04/2026',
    '03/14/2026',
    '5/3/24',
    '2026-04-14',
    'ມື້ນີ້',
    '05/03/20241',
  ]) {
    expect(parseDate(typed), typed).toBeUndefined()
  }
})

test('times of the day', () => {
  expect(parseTime('8:05')).toBe('08:05')
  expect(parseTime('1730')).toBe('17:30')
  expect(parseTime('24:00')).toBeUndefined()
  expect(parseTime('8')).toBeUndefined()
})
