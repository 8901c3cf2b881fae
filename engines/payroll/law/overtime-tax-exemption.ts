import type { LawRow } from './types.ts'

/**
 * Overtime of people whose base salary is not above the amount is exempt from income tax. With the minimum
 * wage of October 2024 it reaches no full-time private employee any more; it stays a dated value.
 */
export const overtimeTaxExemptionRows: LawRow[] = [
  {
    kind: 'overtime_tax_exemption',
    firstDay: '2020-01-01',
    value: { baseUpTo: 2_000_000 },
    source: {
      title: 'Income Tax Law of 18 June 2019, list of exempt income',
      number: '67/NA',
      url: 'https://laopost.com/archives/142809',
      date: '2019-06-18',
    },
  },
]
