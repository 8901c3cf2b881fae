import { expect, test } from 'vitest'
import { bankClosure, nearestPayDay } from './payment-day.ts'

test('banks are closed on weekends, on 7 October and on the last three days of the year', () => {
  expect(bankClosure('2026-10-07')).toBe('bank_holiday')
  expect(['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'].map(bankClosure)).toEqual([
    null,
    ...['bank_holiday', 'bank_holiday', 'bank_holiday'],
  ])
  expect([bankClosure('2026-11-21'), bankClosure('2026-11-22'), bankClosure('2026-11-23')]).toEqual([
    ...['weekend', 'weekend'],
    null,
  ])
})

test('the pay day nearest to the last day of the run is suggested', () => {
  expect(nearestPayDay('2026-04-30', 25)).toBe('2026-04-25')
  expect(nearestPayDay('2026-04-30', 5)).toBe('2026-05-05')
  expect(nearestPayDay('2026-04-25', 31)).toBe('2026-04-30')
  expect(nearestPayDay('2026-02-28', 31)).toBe('2026-02-28')
  expect(nearestPayDay('2026-01-03', 31)).toBe('2025-12-31')
})
