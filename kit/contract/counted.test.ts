import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test('one thing is named in the singular', () => {
  expect(['0', '1', '2', '1,000'].map((count) => counted(count, 'employee'))).toEqual([
    '0 employees',
    '1 employee',
    '2 employees',
    '1,000 employees',
  ])
  expect([1, 0.5, 3].map((count) => counted(count, 'person', 'people'))).toEqual([
    '1 person',
    '0.5 people',
    '3 people',
  ])
})
