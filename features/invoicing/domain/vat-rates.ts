import type { Fraction } from '#engines/payroll/fraction.ts'

/** A rate of value added tax with its start date for invoices. */
export interface VatRate {
  /** 'YYYY-MM-DD'. */
  firstDay: string
  rate: Fraction
  source: { title: string; number: string; url: string; date: string }
}

const percent = (num: number): Fraction => ({ num, den: 100 })

/**
 * Value added tax on services within the country. The day of the invoice determines the rate, not the month that is
 * paid for: "From May 2024 onward … must issue invoices for VAT and apply the rate of 10 %" (1360/MOF). The sources
 * give only the years 2010 to 2021 for the first rate; its start date here is that of 2010.
 */
export const VAT_RATES: readonly VatRate[] = [
  {
    firstDay: '2010-01-01',
    rate: percent(10),
    source: {
      title: 'Law on Value Added Tax',
      number: '04/NA',
      url: 'https://laotradeportal.gov.la/en-gb/site/display/589',
      date: '2006-12-26',
    },
  },
  {
    firstDay: '2022-01-01',
    rate: percent(7),
    source: {
      title: 'Law amending certain provisions of the laws on tax',
      number: '01/NA',
      url: 'https://mondaq.co.uk/tax-authorities/1444406/laos-reinstates-10-vat-rate',
      date: '2021-08-07',
    },
  },
  {
    firstDay: '2024-05-01',
    rate: percent(10),
    source: {
      title: "Notification on the President's ordinance 003/PS of 19 March 2024",
      number: '1360/MOF',
      url: 'https://eoasis.rajahtann.com/eoasis/gn/regionnews.asp?c=5&id=1537&n=45',
      date: '2024-04-23',
    },
  },
]

/** The rate in force on a day ('YYYY-MM-DD'). RangeError before the first one: there is no default. */
export function vatRateOn(day: string): VatRate {
  const found = VAT_RATES.findLast(({ firstDay }) => firstDay <= day)
  if (!found) throw new RangeError(`no rate of value added tax is known for ${day}`)
  return found
}
