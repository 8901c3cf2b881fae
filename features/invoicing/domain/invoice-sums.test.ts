import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discountOf, invoiceSums, MAX_PRICE, termsFault } from './invoice-sums.ts'

const TEN = { num: 10, den: 100 }

test('price times users, minus the discount, plus VAT on the rest', () => {
  const terms = { pricePerUser: 15_000, userCount: 40, discount: 50_000, vatRate: TEN }
  expect(invoiceSums(terms)).toEqual({ total_price: 600_000, vat: 55_000, amount_to_pay: 605_000 })
  expect(invoiceSums({ ...terms, vatRate: null })).toEqual({
    total_price: 600_000,
    vat: 0,
    amount_to_pay: 550_000,
  })
})

test('VAT is rounded half up to whole kip', () => {
  const sums = (pricePerUser: number) =>
    invoiceSums({ pricePerUser, userCount: 1, discount: 0, vatRate: TEN }).vat
  expect([sums(14), sums(15), sums(16)]).toEqual([1, 2, 2])
})

test('a discount cannot exceed the price, and the price cannot exceed the maximum', () => {
  const terms = { pricePerUser: 1000, userCount: 3, discount: 3000, vatRate: null }
  expect(termsFault(terms)).toBeNull()
  expect(termsFault({ ...terms, discount: 3001 })).toBe('discount_too_high')
  expect(termsFault({ ...terms, pricePerUser: MAX_PRICE })).toBe('price_too_high')
})

test('percent of a price', () => {
  expect([discountOf(600_000, 10), discountOf(999, 12.5), discountOf(600_000, 100)]).toEqual([
    60_000, 125, 600_000,
  ])
})

test('the amount to pay is whole kip and never negative, for any terms', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: 1, max: 99_999 }),
      fc.double({ min: 0, max: 100, noNaN: true }),
      fc.option(fc.constant(TEN)),
      (pricePerUser, userCount, percent, vatRate) => {
        const discount = discountOf(pricePerUser * userCount, percent)
        const sums = invoiceSums({ pricePerUser, userCount, discount, vatRate })
        expect(Number.isSafeInteger(sums.amount_to_pay)).toBe(true)
        expect(sums.amount_to_pay).toBeGreaterThanOrEqual(sums.vat)
        expect(sums.amount_to_pay - sums.vat).toBe(sums.total_price - discount)
      },
    ),
  )
})
