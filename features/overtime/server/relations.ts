import { startOfDay } from '#kit/server/laos-time.ts'

const END_OF_SPAN = `${startOfDay('work_date')} + to_time::interval
  + case when to_time <= from_time then interval '1 day' else interval '0' end`

/**
 * Spans of overtime of all states for SQL of later features; `ends_at` is the instant of the end. Only `success` counts; `pending` and
 * `approved` wait for a decision.
 */
export const OVERTIME_REQUESTS = `(
  select company_id, employee_id, work_date, status, ${END_OF_SPAN} as ends_at from overtime_request)`
