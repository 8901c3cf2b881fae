import type { RequestFacts } from '#features/requests/contract/facts.ts'
import { NO_FACTS } from '#features/requests/domain/describe-facts.ts'
import type { OwnLeave } from '../../contract.ts'

type Leave = Pick<
  OwnLeave,
  'leave_type' | 'start_date' | 'end_date' | 'part' | 'from_time' | 'to_time' | 'days'
>

/** An own leave as the line of a list describes it. */
export const leaveFacts = ({
  leave_type,
  start_date,
  end_date,
  part,
  from_time,
  to_time,
  days,
}: Leave): RequestFacts => ({
  ...NO_FACTS,
  title: leave_type,
  first_day: start_date,
  last_day: end_date,
  part: part === 'hours' ? null : part,
  from_time,
  to_time,
  days,
})
