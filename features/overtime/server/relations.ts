import { startOfDay } from '#kit/server/laos-time.ts'

const START_OF_SPAN = `${startOfDay('work_date')} + from_time::interval`
const END_OF_SPAN = `${startOfDay('work_date')} + to_time::interval
  + case when to_time <= from_time then interval '1 day' else interval '0' end`

/**
 * Spans of overtime of all states for SQL of later features; `starts_at` and `ends_at` are instants; a span
 * before noon on the date of a night shift lies a day later. Only `success` counts; `pending` and
 * `approved` wait for a decision.
 */
export const OVERTIME_REQUESTS = `(
  select company_id, id, employee_id, work_date, status, from_time, to_time, ${START_OF_SPAN} as starts_at, ${END_OF_SPAN} as ends_at
  from overtime_request)`
