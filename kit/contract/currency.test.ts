import { expect, test } from 'vitest'
import { amountText, convertToKip, decimalText, minorDigits, smallestUnits } from './currency.ts'

test('each currency has its own decimals', () => {
  expect(['LAK', 'USD', 'THB', 'VND', 'KWD'].map(minorDigits)).toEqual([0, 2, 2, 0, 3])
})

test('amounts are kept in the smallest unit, exactly', () => {
  expect(smallestUnits(1234.56, 'USD')).toBe(123_456)
  expect(smallestUnits(0.29, 'USD')).toBe(29)
  expect(smallestUnits(500, 'USD')).toBe(50_000)
  expect(smallestUnits(1.005, 'USD')).toBeNull()
  expect(smallestUnits(0.5, 'LAK')).toBeNull()
  expect(smallestUnits(1e21, 'USD')).toBeNull()
  expect(decimalText(5, 'USD')).toBe('0.05')
  expect(decimalText(6_500_000, 'LAK')).toBe('6500000')
  expect(amountText(123_456, 'USD')).toBe('1,234.56 USD')
  expect(amountText(6_500_000)).toBe('6,500,000')
})

test('an amount is converted exactly and rounded once, half away from zero', () => {
  expect(convertToKip(50_000, 'USD', '21500')).toBe(10_750_000)
  expect(convertToKip(1, 'USD', '50.000000')).toBe(1)
  expect(convertToKip(1, 'USD', '49.999999')).toBe(0)
  expect(convertToKip(123_457, 'USD', '21653.255000')).toBe(26_732_459)
  expect(convertToKip(3, 'VND', '0.833333')).toBe(2)
  expect(convertToKip(99_999_999_999, 'USD', '1000000000')).toBe(Number.POSITIVE_INFINITY)
})
