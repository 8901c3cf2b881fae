import type { LawRow } from './types.ts'

/**
 * Contributions of the enterprise sector. Ceiling and rates come from different acts and change on
 * different days, so each has its own rows. For the rates the sources give only the year of the law, so the
 * first day of that year is used.
 */
export const socialSecurityRows: LawRow[] = [
  {
    kind: 'social_security_ceiling',
    firstDay: '2017-01-01',
    value: { ceiling: 4_500_000 },
    source: {
      title: 'Decision on the ceiling of the wage for social security contributions',
      number: '1740/MOLSW',
      url: 'https://www.mpalawyers.com',
      date: '2016-04-25',
    },
  },
  {
    kind: 'social_security_rates',
    firstDay: '2014-01-01',
    value: { employeeNum: 55, employeeDen: 1000, employerNum: 6, employerDen: 100 },
    source: {
      title: 'Social Security Law, Articles 55 and 56 (the rates confirmed by People Partners)',
      number: '34/NA',
      url: 'https://peoplepartners.la',
      date: '2026-01-20',
    },
  },
]
