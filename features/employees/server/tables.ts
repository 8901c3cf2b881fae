/** The tables of this feature; SQL of other features must not use them (scripts/check-sql.ts). */
export const tables = [
  'cancelled_salary',
  'bank_account_change',
  'employee',
  'employee_benefit',
  'employee_contact',
  'import_batch',
  'import_mapping',
  'salary',
] as const
