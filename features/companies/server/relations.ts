/** Companies as they stand on invoices, payslips and in lists of the provider. SQL of later features joins it in place of a table. */
export const COMPANIES = '(select company_id, name, phone, address, status, is_vat_registered from company)'

/** The settings of companies that payroll and attendance go by: one row for each. */
export const COMPANY_SETTINGS = `(
  select company_id, payroll_mode, days_per_month, hours_per_day, two_person_approval, overtime_basis, night_premium, sso_payer, tax_payer,
    gross_up
  from company_setting)`
