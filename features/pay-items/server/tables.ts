/** The tables of this feature; SQL of other features must not use them (scripts/check-sql.ts). */
export const tables = ['pay_item_payment', 'payroll_item_employee', 'payroll_item_rule'] as const
