import { expect, test } from 'vitest'
import { monthBeside } from './month-beside.ts'

test('months go over the ends of a year', () => {
  expect([monthBeside('2026-12', 1), monthBeside('2026-01', -1), monthBeside('2026-05', -17)]).toEqual([
    '2027-01',
    '2025-12',
    '2024-12',
  ])
})
