import { expect, it } from 'vitest'
import { median, p95, percentile, ratios, summarize } from './statistics.ts'

it('the median is the middle value, or the mean of the two middle values', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([10, 1, 4, 2])).toBe(3)
  expect(median([7])).toBe(7)
  // Sorted as numbers, not as texts.
  expect(median([100, 9, 20])).toBe(20)
})

it('the 95th percentile is not exceeded by 95 of 100 values', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at)
  expect(p95(hundred)).toBe(95)
  expect(p95([...hundred, 101])).toBe(96)
  expect(p95([3])).toBe(3)
  expect(percentile([1, 2, 3, 4], 0)).toBe(1)
  expect(percentile([1, 2, 3, 4], 1)).toBe(4)
})

it('summarize does not change its input', () => {
  const values = [4, 2, 6]
  expect(summarize(values)).toEqual({ median: 4, min: 2, max: 6, p95: 6, count: 3 })
  expect(values).toEqual([4, 2, 6])
})

it('ratios divides round by round', () => {
  expect(ratios([4, 9], [2, 3])).toEqual([2, 3])
  expect(() => ratios([1], [])).toThrow(RangeError)
})

it('an empty list throws', () => {
  expect(() => median([])).toThrow(RangeError)
  expect(() => summarize([])).toThrow(RangeError)
})
