/** The tables of this feature; SQL of other features must not use them (scripts/check-sql.ts). */
export const tables = [
  'attendance_month',
  'day_result',
  'employee_pin',
  'outside_work',
  'overtime_result',
  'scan',
  'scan_correction',
  'scan_file',
  'scan_layout',
  'unmatched_scan',
] as const
