import { expect, test } from 'vitest'
import { NOTHING_TO_COMPARE, standOut } from './stand-out.ts'

const before = (net_before: number | null, shared_with: string[] = []) => ({ net_before, shared_with })
const marks = (net: number, facts = before(1_000_000)) => standOut({ base: 1, net }, facts, 70)

test('net pay stands out below the percentage of the last run and above its inverse, not at the limits', () => {
  expect(marks(700_000)).toEqual([])
  expect(marks(699_999)).toEqual(['net_dropped'])
  expect(marks(1_428_571)).toEqual([])
  expect(marks(1_428_572)).toEqual(['net_rose'])
})

test('less pay for a part of the days is expected, more is not', () => {
  const marksOfPart = (net: number) => standOut({ base: 1, net, isPartial: true }, before(1_000_000), 70)
  expect(marksOfPart(500_000)).toEqual([])
  expect(marksOfPart(2_000_000)).toEqual(['net_rose'])
})

test('net pay of 0 is marked as such; without an earlier net pay nothing is compared', () => {
  expect(marks(0)).toEqual(['net_zero'])
  expect(marks(5, NOTHING_TO_COMPARE)).toEqual([])
  expect(marks(5, before(0))).toEqual([])
  expect(marks(5, before(-3))).toEqual([])
})

test('no base pay, and an account that others are paid to', () => {
  expect(standOut({ base: 0, net: 9 }, before(null, ['1002']), 70)).toEqual(['zero_base', 'shared_account'])
})
