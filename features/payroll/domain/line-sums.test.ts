import { expect, test } from 'vitest'
import { sumLines } from './line-sums.ts'

test('lines with the same code and name are added up, others stand apart', () => {
  const lines = [
    { code: 'base', amount: 5 },
    { code: 'benefit', name: 'Meals', amount: 2 },
    { code: 'benefit', name: 'Phone', amount: 1 },
    { code: 'base', amount: 6 },
    { code: 'benefit', name: 'Meals', amount: 3 },
  ] as const
  expect(sumLines(lines)).toEqual([
    { code: 'base', name: '', amount: 11 },
    { code: 'benefit', name: 'Meals', amount: 5 },
    { code: 'benefit', name: 'Phone', amount: 1 },
  ])
})
