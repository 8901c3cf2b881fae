/** The tables of this feature; SQL of other features must not use them (scripts/check-sql.ts). */
export const tables = [
  'terminal',
  'terminal_command',
  'terminal_fault',
  'terminal_punch',
  'terminal_serial',
  'terminal_sighting',
  'terminal_user',
] as const

/** Of these: only on the coordinator of a cluster, because no statement joins them with tenant tables. */
export const local = ['terminal_serial', 'terminal_sighting'] as const
