import type { RequestFacts } from '#features/requests/contract/facts.ts'
import { NO_FACTS } from '#features/requests/domain/describe-facts.ts'
import type { OwnOvertime } from '../../contract.ts'

type Overtime = Pick<
  OwnOvertime,
  'work_date' | 'from_time' | 'to_time' | 'minutes' | 'asked_from' | 'asked_to'
>

/** Own overtime as the line of a list describes it. */
export const overtimeFacts = ({ work_date, ...overtime }: Overtime): RequestFacts => ({
  ...NO_FACTS,
  first_day: work_date,
  last_day: work_date,
  from_time: overtime.from_time,
  to_time: overtime.to_time,
  minutes: overtime.minutes,
  asked_from: overtime.asked_from,
  asked_to: overtime.asked_to,
})
