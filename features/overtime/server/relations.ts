import { startOfDay } from '#kit/server/laos-time.ts'
import { ASKED_MINUTES, FROM_TIME, TO_TIME } from './span-sql.ts'

const START_OF_SPAN = `${startOfDay('r.work_date')} + (${FROM_TIME})::interval`
const END_OF_SPAN = `${startOfDay('r.work_date')} + (${TO_TIME})::interval
  + case when ${TO_TIME} <= ${FROM_TIME} then interval '1 day' else interval '0' end`

/**
 * Spans of overtime of all states for SQL of later features, with the times that count; `starts_at` and `ends_at` are instants; a span
 * before noon on the date of a night shift lies a day later. Only `success` counts; `pending` and
 * `approved` wait for a decision.
 */
export const OVERTIME_REQUESTS = `(
  select r.company_id, r.id, r.employee_id, r.work_date, r.status, ${FROM_TIME} as from_time, ${TO_TIME} as to_time,
    ${START_OF_SPAN} as starts_at, ${END_OF_SPAN} as ends_at, ${ASKED_MINUTES} as asked_minutes
  from overtime_request r)`
