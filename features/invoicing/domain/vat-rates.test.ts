import { expect, test } from 'vitest'
import { VAT_RATES, vatRateOn } from './vat-rates.ts'

const rateOn = (day: string) => vatRateOn(day).rate

test('the day of the invoice determines its rate', () => {
  expect(rateOn('2021-12-31')).toEqual({ num: 10, den: 100 })
  expect(rateOn('2022-01-01')).toEqual({ num: 7, den: 100 })
  expect(rateOn('2024-04-30')).toEqual({ num: 7, den: 100 })
  expect(rateOn('2024-05-01')).toEqual({ num: 10, den: 100 })
})

test('a day before the first rate is an error', () => {
  expect(() => vatRateOn('2009-12-31')).toThrow(RangeError)
})

test('the rates are ordered by day, each with its source', () => {
  const days = VAT_RATES.map(({ firstDay }) => firstDay)
  expect(days).toEqual([...days].sort())
  for (const { source } of VAT_RATES) expect(source.url).toMatch(/^https:\/\//)
})
