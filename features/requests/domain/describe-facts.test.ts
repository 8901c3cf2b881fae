import { expect, test } from 'vitest'
import { describeFacts, formatDays, formatSpan, NO_FACTS } from './describe-facts.ts'

test('leave is named with its days and what it takes', () => {
  const leave = {
    ...NO_FACTS,
    title: 'Annual leave',
    first_day: '2026-04-14',
    last_day: '2026-04-16',
    days: 3,
  }
  expect(describeFacts({ ...leave, part: 'full' }, 'Leave', 'en')).toBe(
    'Annual leave · 14–16/04/2026 · 3 days',
  )
  const half = { ...leave, last_day: '2026-04-14', days: 0.5, part: 'morning' } as const
  expect(describeFacts(half, 'Leave', 'en')).toBe('Annual leave · 14/04/2026 morning · 0.5 days')
  expect(describeFacts(half, 'ການລາພັກ', 'la')).toBe('Annual leave · 14/04/2026 ເຄິ່ງມື້ເຊົ້າ · 0.5 ມື້')
})

test('overtime is named with its times, and says when it ends on the next day', () => {
  const overtime = { ...NO_FACTS, first_day: '2026-04-14', last_day: '2026-04-14', minutes: 150 }
  expect(describeFacts({ ...overtime, from_time: '17:00', to_time: '19:30' }, 'Overtime', 'en')).toBe(
    'Overtime · 14/04/2026 17:00–19:30 · 2:30 h',
  )
  expect(describeFacts({ ...overtime, from_time: '22:00', to_time: '00:30' }, 'Overtime', 'en')).toBe(
    'Overtime · 14/04/2026 22:00–00:30 (next day) · 2:30 h',
  )
})

test('a span names only what differs between its ends', () => {
  expect(formatSpan('2026-04-14', null)).toBe('14/04/2026')
  expect(formatSpan('2026-04-30', '2026-05-02')).toBe('30/04 – 02/05/2026')
  expect(formatSpan('2025-12-30', '2026-01-03')).toBe('30/12/2025 – 03/01/2026')
  expect(formatSpan(null, null)).toBe('')
})

test('one day is no plural, a half is', () => {
  expect([1, 0.5, 12.5, 3].map((days) => formatDays(days, 'en'))).toEqual([
    '1 day',
    '0.5 days',
    '12.5 days',
    '3 days',
  ])
})
