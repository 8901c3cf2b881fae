import type { LawRow } from './types.ts'

const source = {
  title: 'Labour Law of 24 December 2013, in force from 29 October 2014, as summarised by ZICO Law',
  number: '43/NA',
  url: 'https://www.zico.group',
  date: '2018-03-22',
}

/**
 * What somebody who leaves is given. The text of the law was not available: of the two law firms that name the rates (ZICO Law,
 * lawherofirm.com), one gives 10 % whoever ends the contract, the other 15 % after an unjustified dismissal. An accountant must
 * confirm them.
 */
export const endOfEmploymentRows: LawRow[] = [
  {
    kind: 'severance',
    firstDay: '2014-10-29',
    value: { num: 10, den: 100, unjustifiedNum: 15, unjustifiedDen: 100 },
    source,
  },
  { kind: 'notice_days', firstDay: '2014-10-29', value: { days: 30, skilledDays: 45 }, source },
]
