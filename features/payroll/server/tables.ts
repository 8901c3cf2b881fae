/** The tables of this feature; SQL of other features must not use them (scripts/check-sql.ts). */
export const tables = [
  'bank_account_confirmation',
  'pay_change',
  'pay_difference',
  'pay_difference_check',
  'pay_difference_scan',
  'bank_layout',
  'payment_account',
  'payroll_calculation',
  'payroll_problem',
  'payroll_run',
  'payslip',
  'payslip_check',
  'payslip_file',
  'payslip_file_part',
  'payslip_hold',
  'run_omission',
] as const
