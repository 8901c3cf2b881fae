import type { LawRow } from './types.ts'

/**
 * Overtime of employees whose base salary does not exceed the amount is exempt from income tax. Since the
 * minimum wage of October 2024 this applies to no full-time private employee, but the value is still in force.
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
