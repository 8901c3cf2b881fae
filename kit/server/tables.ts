/**
 * The tables of the kit, which every feature may name: the log, mail, keys of repeated calls, facts of the installation, views of lists that people saved, the days that
 * attendance has to derive again, and the view `tenant` of companies.
 */
export const tables = [
  'attendance_change',
  'audit_entry',
  'idempotency_key',
  'installation_fact',
  'mail',
  'saved_view',
  'stored_file',
  'tenant',
] as const
