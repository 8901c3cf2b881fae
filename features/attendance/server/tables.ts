/** The tables that this feature owns: no SQL of another feature names them (scripts/check-sql.ts). */
export const tables = ['attendance_month', 'day_result', 'overtime_result', 'scan', 'scan_file'] as const
