/** Companies with the columns for invoices, payslips and lists of the provider. SQL of later features joins it instead of the table. */
export const COMPANIES = '(select company_id, name, phone, address, status, is_vat_registered from company)'

/** The settings of companies for payroll and attendance: one row each. */
export const COMPANY_SETTINGS = `(
  select company_id, payroll_mode, days_per_month, hours_per_day, two_person_approval, overtime_basis, night_premium, sso_payer, tax_payer,
    gross_up
  from company_setting)`
