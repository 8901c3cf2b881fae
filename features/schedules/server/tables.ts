/** The tables of this feature; SQL of other features must not use them (scripts/check-sql.ts). */
export const tables = [
  'request_entry',
  'rest_day_exception',
  'roster_day',
  'roster_notice',
  'rotation',
  'rotation_member',
  'schedule',
  'schedule_assignment',
  'schedule_position',
  'schedule_week',
  'shift',
  'shift_break',
] as const
