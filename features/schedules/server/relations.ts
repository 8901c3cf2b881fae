/** Schedules for SQL of later features, joined instead of the table. Deleted ones are included. */
export const SCHEDULES = '(select company_id, id, name, deleted_at from schedule)'

/** Employees on schedules, from a first day, by themselves or through their position. */
export const SCHEDULE_ASSIGNMENTS =
  '(select company_id, employee_id, schedule_id, first_day, last_day from schedule_assignment)'

/** Days of the roster; only published ones count, and instead of schedules. `shift_id` null: a day off. */
export const ROSTER_DAYS =
  '(select company_id, employee_id, work_date, is_published, shift_id from roster_day)'

/** Employees for whom the dates of a rest day are working days, from a first day to a last one; null: without an end. */
export const REST_DAY_EXCEPTIONS =
  '(select company_id, rest_day_id, employee_id, first_day, last_day from rest_day_exception)'
