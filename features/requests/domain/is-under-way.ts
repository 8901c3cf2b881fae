import type { RequestFacts } from '../contract/facts.ts'

type Days = Pick<RequestFacts, 'first_day' | 'last_day'>

/** Whether some of the days of a request are over, so that only the rest can be given back. */
export const isUnderWay = ({ first_day, last_day }: Days, today: string): boolean =>
  first_day !== null && last_day !== null && first_day < today && today <= last_day
