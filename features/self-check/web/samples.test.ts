import { expect, test } from 'vitest'
import { clockGap, roundTrip, type Sample } from './samples.ts'

const sample = (took: number, ahead = 0): Sample => ({
  sentAt: 1000 + ahead,
  took,
  serverAt: 1000 + took / 2,
})

test('the usual round trip is the median', () => {
  expect(roundTrip([sample(900), sample(20), sample(30)])).toEqual({ least: 20, usual: 30, most: 900 })
  expect(roundTrip([sample(40.4)])).toEqual({ least: 40, usual: 40, most: 40 })
})

test('the clock is compared with the fastest answer', () => {
  const late: Sample = { sentAt: 1000, took: 4000, serverAt: 1010 }
  expect(clockGap([late, sample(20)])).toBe(0)
  expect(clockGap([sample(20, 5000), late])).toBe(5000)
  expect(clockGap([sample(20, -3_600_000)])).toBe(-3_600_000)
})
