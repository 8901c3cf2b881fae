import type { RequestFacts } from '#features/requests/contract/facts.ts'
import { NO_FACTS } from '#features/requests/domain/describe-facts.ts'
import type { OwnUse } from '../../contract.ts'

/** Own overtime use as the line of a list describes it. */
export const factsOfUse = ({
  use_date,
  from_time,
  to_time,
  minutes,
}: Pick<OwnUse, 'use_date' | 'from_time' | 'to_time' | 'minutes'>): RequestFacts => ({
  ...NO_FACTS,
  ...{ first_day: use_date, last_day: use_date, from_time, to_time, minutes },
})
