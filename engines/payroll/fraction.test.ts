import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  AmountTooLarge,
  divRound,
  mulDivRound,
  parseDecimal,
  parsePercent,
  sumMulDivRound,
} from './fraction.ts'

/** Half away from zero, step by step: add half to the absolute value, truncate, restore the sign. */
function roundedStepByStep(num: bigint, den: bigint): bigint {
  const size = ((num < 0n ? -num : num) * 2n + den) / (den * 2n)
  return num < 0n ? -size : size
}

const kip = fc.maxSafeInteger()
const rate = fc.integer({ min: 1, max: 1_000_000 })

describe('rounding', () => {
  test('a half is rounded away from zero, for positive and negative numbers', () => {
    expect([5, 15, 25, -5, -15].map((n) => divRound(n, 10))).toEqual([1, 2, 3, -1, -2])
    expect([4, -4, 0].map((n) => divRound(n, 10))).toEqual([0, 0, 0])
  })

  test('a product beyond the safe integers is exact', () => {
    // 9,007,199,254,740,991 × 55 / 1000 = 495,395,959,010,754.505
    expect(mulDivRound(Number.MAX_SAFE_INTEGER, 55, 1000)).toBe(495_395_959_010_755)
    fc.assert(
      fc.property(kip, rate, rate, (amount, num, den) => {
        const exact = roundedStepByStep(BigInt(amount) * BigInt(num), BigInt(den))
        fc.pre(Number.isSafeInteger(Number(exact)))
        expect(BigInt(mulDivRound(amount, num, den))).toBe(exact)
      }),
    )
  })

  test('a sum over several base salaries is rounded once, at the end', () => {
    const thirds = [1, 1, 1].map((base) => ({ base, n: 1 }))
    expect(sumMulDivRound(thirds, 1, 3)).toBe(1)
    const product = fc.record({ base: kip, n: fc.integer({ min: 0, max: 50_000 }) })
    fc.assert(
      fc.property(fc.array(product, { maxLength: 6 }), rate, rate, (products, num, den) => {
        const sum = products.reduce((total, p) => total + BigInt(p.base) * BigInt(p.n), 0n)
        const exact = roundedStepByStep(sum * BigInt(num), BigInt(den))
        fc.pre(Number.isSafeInteger(Number(exact)))
        expect(BigInt(sumMulDivRound(products, num, den))).toBe(exact)
      }),
    )
  })

  test('a result beyond the safe integers throws instead of losing precision', () => {
    expect(() => mulDivRound(Number.MAX_SAFE_INTEGER, 3, 2)).toThrow(AmountTooLarge)
  })
})

describe('parsing percentages', () => {
  test('a decimal in a string is parsed exactly', () => {
    expect(parsePercent('12.5')).toEqual({ num: 125, den: 1000 })
    expect(parsePercent(10)).toEqual({ num: 10, den: 100 })
    expect(parsePercent('0.10')).toEqual({ num: 1, den: 1000 })
    expect(parseDecimal('-7.25')).toEqual({ num: -725, den: 100 })
    expect(parseDecimal(7.5)).toEqual({ num: 75, den: 10 })
  })

  test.each(['', '12,5', '1e3', '5%', '.5', '99999999999999999999'])('%j is not a decimal number', (text) => {
    expect(() => parseDecimal(text)).toThrow(SyntaxError)
  })
})
