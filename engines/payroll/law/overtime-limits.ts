import type { LawRow } from './types.ts'

/**
 * Overtime above 3 hours a day or 45 hours a month needs a permission of the labour authority. The product
 * only warns.
 */
export const overtimeLimitRows: LawRow[] = [
  {
    kind: 'overtime_limits',
    firstDay: '2014-10-29',
    value: { dayMinutes: 180, monthMinutes: 2700 },
    source: {
      title: 'Labour Law of 24 December 2013',
      number: '43/NA',
      url: 'https://www.mpalawyers.com',
      date: '2013-12-24',
    },
  },
]
