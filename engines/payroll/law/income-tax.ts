import type { IncomeTaxValue, LawRow, TaxBand } from './types.ts'

const percent = (above: number, rate: number): TaxBand => ({ above, rateNum: rate, rateDen: 100 })

/** Monthly bands. The annual table of the same article has each bound × 12. */
const from2020: IncomeTaxValue = {
  bands: [
    percent(0, 0),
    percent(1_300_000, 5),
    percent(5_000_000, 10),
    percent(15_000_000, 15),
    percent(25_000_000, 20),
    percent(65_000_000, 25),
  ],
}

/**
 * Tax on salary. An amendment went to the National Assembly on 24 June 2025. Its adopted text was not
 * available, so these are the last confirmed bands (PwC Worldwide Tax Summaries, 7 February 2025). The relief
 * of April to June 2020 and of April to June 2021 is not included: the sources only say that the first
 * 5,000,000 was exempt, and no month of those years is paid with this software.
 */
export const incomeTaxRows: LawRow[] = [
  {
    kind: 'income_tax',
    firstDay: '2020-01-01',
    value: from2020,
    source: {
      title:
        'Income Tax Law of 18 June 2019, Article 39; for salary earned from 1 January 2020 by notification 0424/MOF',
      number: '67/NA',
      url: 'https://www.dfdl.com/insights/legal-and-tax-updates/lao-pdr-tax-alert-implementation-of-the-new-tax-laws',
      date: '2020-02-11',
    },
  },
]
