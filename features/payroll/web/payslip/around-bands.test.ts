import { expect, test } from 'vitest'
import type { How } from '#engines/payroll/explanation.ts'
import type { PayslipLine } from '../../contract.ts'
import { explainLine } from '../../domain/explain-line.ts'
import { SUM_NAMES, type SumRow } from '../../domain/payslip-sums.ts'
import { aroundBands } from './around-bands.ts'

type Tax = Extract<How, { kind: 'income_tax' }>

const sums = {
  ...Object.fromEntries(SUM_NAMES.map((name) => [name, 0])),
  gross: 6_252_290,
  sso: 247_500,
} as SumRow

function taxOf(more: Partial<Tax> = {}): PayslipLine & { how: Tax } {
  const how: Tax = {
    kind: 'income_tax',
    payer: 'employee',
    without: { notTaxable: 0 },
    bandsFrom: '2020-01-01',
    bands: [
      { above: 0, to: 1_300_000, rate: [0, 100], part: 1_300_000, tax: [0, 1] },
      { above: 1_300_000, to: 5_000_000, rate: [5, 100], part: 3_700_000, tax: [185_000, 1] },
      { above: 5_000_000, to: 15_000_000, rate: [10, 100], part: 1_004_790, tax: [100_479, 1] },
    ],
    exact: [285_479, 1],
    ...more,
  }
  return { code: 'tax', amount: -285_479, how }
}

function around(line: PayslipLine & { how: Tax }) {
  const { how } = explainLine(line, { ...sums, taxable: 6_004_790 }, 'en')
  return aroundBands(line.how, how)
}

test('the sentences in the table of bands are omitted, all others remain', () => {
  expect(around(taxOf())).toEqual({
    before: ['Taxable: gross 6,252,290 − social security 247,500 = 6,004,790'],
    after: ['Tax bands in force since 01/01/2020'],
  })
})

test('one taxed band has no sentence for its sum; the sentence that the company pays remains', () => {
  const { after, before } = around(taxOf({ payer: 'company', bands: taxOf().how.bands.slice(0, 2) }))
  expect(before).toHaveLength(1)
  expect(after).toEqual([
    'Tax bands in force since 01/01/2020',
    'The company pays it; nothing is deducted from the salary',
  ])
})

test('what other runs of the month have taxed is said before and after the table', () => {
  // 1,004,790 here beside 5,000,000 in another run, which had a tax of 185,000.
  const line = { ...taxOf({ earlier: { taxable: 5_000_000, tax: 185_000 } }), amount: -100_479 }
  const { how } = explainLine(line, { ...sums, taxable: 1_004_790 }, 'en')
  expect(aroundBands(line.how, how)).toEqual({
    before: [
      'Taxable: gross 6,252,290 − social security 247,500 = 1,004,790',
      'Taxable in the month: 5,000,000 in other approved runs + 1,004,790 here = 6,004,790',
    ],
    after: [
      'Tax of the month 285,479 − 185,000 already taxed in other runs = 100,479',
      'Tax bands in force since 01/01/2020',
    ],
  })
})
