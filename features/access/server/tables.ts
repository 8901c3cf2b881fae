/** The tables of this feature; SQL of other features must not use them (scripts/check-sql.ts). */
export const tables = [
  'account',
  'account_role',
  'given_password',
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
  'sign_in_slip_batch',
  'sign_in_step',
] as const

/** Of these: copied to every machine of a cluster, because tenant tables join or reference them. */
export const reference = ['account', 'permission', 'role', 'role_permission'] as const

/** Of these: only on the coordinator of a cluster, because no statement joins them with tenant tables. */
export const local = [
  'account_role',
  'given_password',
  'known_address',
  'password_reset',
  'rate_limit',
  'recovery_code',
  'second_factor',
  'session',
  'sign_in_link',
  'sign_in_slip_batch',
  'sign_in_step',
] as const
