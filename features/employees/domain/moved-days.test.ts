import { expect, test } from 'vitest'
import { runsOfChanges, runsOfMovedDays } from './moved-days.ts'

const MARCH = { from_date: '2026-03-01', to_date: '2026-03-31' }
const APRIL = { from_date: '2026-04-01', to_date: '2026-04-30' }
const since = (start_date: string, end_date: string | null = null) => ({ start_date, end_date })
const runs = (before: ReturnType<typeof since>, after: ReturnType<typeof since>) =>
  runsOfMovedDays([APRIL, MARCH], before, after)

test('a last day touches the runs with days after it', () => {
  const before = since('2025-01-01')
  expect(runs(before, since('2025-01-01', '2026-03-20'))).toEqual([APRIL, MARCH])
  expect(runs(before, since('2025-01-01', '2026-03-31'))).toEqual([APRIL])
  expect(runs(before, since('2025-01-01', '2026-04-30'))).toEqual([])
  expect(runs(since('2025-01-01', '2026-03-20'), since('2025-01-01', '2026-03-25'))).toEqual([MARCH])
  expect(runs(before, before)).toEqual([])
})

test('a first day touches the runs with days between it and the former one', () => {
  expect(runs(since('2026-04-01'), since('2026-03-16'))).toEqual([MARCH])
  expect(runs(since('2026-03-16'), since('2026-04-01'))).toEqual([MARCH])
  expect(runs(since('2026-05-01'), since('2026-06-01'))).toEqual([])
})

test('the changes of a sheet are counted by column', () => {
  const left = {
    person: since('2025-01-01', '2026-04-10'),
    changes: [{ column: 'end_date', before: '', after: '2026-04-10' }],
  }
  const named = { person: since('2025-01-01'), changes: [{ column: 'name', before: 'A', after: 'B' }] }
  expect(runsOfChanges([APRIL, MARCH], [left, left, named, { person: since('2026-04-02') }])).toEqual([
    { key: 'end_date', run: APRIL, count: 2 },
  ])
})
