/** The tables that this feature owns: no SQL of another feature names them (scripts/check-sql.ts). */
export const tables = [
  'account',
  'account_role',
  'known_address',
  'password_reset',
  'permission',
  'rate_limit',
  'recovery_code',
  'role',
  'role_permission',
  'second_factor',
  'session',
  'sign_in_link',
  'sign_in_step',
] as const

/** Of these: whole on every machine of a cluster, because tables of companies join them or refer to them. */
export const reference = ['account', 'permission', 'role', 'role_permission'] as const

/** Of these: on the coordinator of a cluster alone, because no statement joins them with tables of companies. */
export const local = [
  'account_role',
  'known_address',
  'password_reset',
  'rate_limit',
  'recovery_code',
  'second_factor',
  'session',
  'sign_in_link',
  'sign_in_step',
] as const
