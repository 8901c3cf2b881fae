import { expect, test } from 'vitest'
import { readPastedKip } from './read-pasted-kip.ts'

test.each([
  ['10.000', 10_000],
  ['6.500.000', 6_500_000],
  ['2,800,000 ກີບ', 2_800_000],
  ['₭ 2 800 000', 2_800_000],
  ['2 800 000', 2_800_000],
  ['6,500,000.00', 6_500_000],
  ['\t1450000\r\n', 1_450_000],
  ['-25.000', -25_000],
])('%j is an amount of whole kip', (text, amount) => {
  expect(readPastedKip(text)).toBe(amount)
})

test.each(['', 'abc', '12.5', '1.5 USD', '1,200.50', '1.2345', '2.100.00'])(
  '%j is left to the field',
  (text) => {
    expect(readPastedKip(text)).toBeNull()
  },
)
