/** The tables that this feature owns: no SQL of another feature names them (scripts/check-sql.ts). */
export const tables = [
  'bank_account_confirmation',
  'payroll_calculation',
  'payroll_problem',
  'payroll_run',
  'payslip',
  'payslip_file',
  'payslip_file_part',
] as const
