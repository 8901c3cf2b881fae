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
