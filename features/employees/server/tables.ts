/** The tables that this feature owns: no SQL of another feature names them (scripts/check-sql.ts). */
export const tables = [
  'bank_account_change',
  'employee',
  'employee_benefit',
  'employee_contact',
  'import_batch',
  'salary',
] as const
