/**
 * The tables of the kit, which every feature may use: the log, mail, idempotency keys, facts of the
 * installation, saved views of lists, numbers of records, the chosen columns of files, files made in the background, the days that attendance must derive again, stored files, and the view
 * `tenant` of companies.
 */
export const tables = [
  'attendance_change',
  'audit_entry',
  'export_file',
  'export_file_part',
  'file_columns',
  'idempotency_key',
  'installation_fact',
  'mail',
  'number_counter',
  'saved_view',
  'stored_file',
  'tenant',
] as const

/** Of these: only on the coordinator of a cluster, because no statement joins them with tenant tables. */
export const local = [
  'audit_entry',
  'export_file',
  'export_file_part',
  'idempotency_key',
  'installation_fact',
  'mail',
  'saved_view',
  'schema_migration',
] as const
