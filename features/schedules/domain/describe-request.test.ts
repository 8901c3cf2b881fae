import { expect, test } from 'vitest'
import { describeChange } from './describe-request.ts'

const FIELDS = [
  ['Day', (row: { day: string; note: string }) => row.day],
  ['Note', (row: { day: string; note: string }) => row.note],
] as const

test('a change names the fields that differ, with a dash for an empty one', () => {
  const before = { day: '1', note: '' }
  expect(describeChange({ before, after: { day: '1', note: 'late' } }, FIELDS)).toBe('Note: – → late')
  expect(describeChange({ before, after: { day: '2', note: 'x' } }, FIELDS)).toBe('Day: 1 → 2 · Note: – → x')
  expect(describeChange({ before, after: before }, FIELDS)).toBe('')
  expect(describeChange(null, FIELDS)).toBe('')
})
