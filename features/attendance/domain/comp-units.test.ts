import { expect, test } from 'vitest'
import { compMinutes, compUnits } from './comp-units.ts'

test('three hours at ×1.5 are four and a half hours of a day of eight', () => {
  expect(compUnits(180 * 150, 8)).toBe(270)
  expect(compMinutes(180 * 150)).toBe(270)
})

test('a multiplier of 350, a day of seven and a half hours, and halves that are rounded up', () => {
  expect(compUnits(60 * 350, 8)).toBe(210)
  expect(compUnits(450 * 100, 7.5)).toBe(480)
  // Half a unit: 0.5 minutes of a day of eight hours.
  expect(compUnits(50, 8)).toBe(1)
  expect(compUnits(49, 8)).toBe(0)
  expect(compUnits(0, 8)).toBe(0)
})
