import type { LawRow } from './types.ts'

const row = (firstDay: string, amount: number, number: string | null, url: string, date: string): LawRow => ({
  kind: 'minimum_wage',
  firstDay,
  value: { amount },
  source: { title: 'Minimum wage of the labour units', number, url, date },
})

/**
 * Kip per month, without overtime and benefits. A lower salary gives a warning and never changes the pay.
 * Values before May 2018 are missing because no source gives their first day.
 */
export const minimumWageRows: LawRow[] = [
  row('2018-05-01', 1_100_000, null, 'https://www.vdb-loi.com', '2018-05-01'),
  row('2022-08-01', 1_200_000, null, 'https://www.vdb-loi.com', '2022-08-01'),
  row('2023-05-01', 1_300_000, null, 'https://www.tilleke.com', '2023-05-01'),
  row('2023-10-01', 1_600_000, '1502/PMO', 'https://www.tilleke.com', '2023-10-01'),
  row('2024-10-01', 2_500_000, '3534/LSW', 'https://www.vdb-loi.com', '2024-09-27'),
]
