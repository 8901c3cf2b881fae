/** Companies with the columns for invoices, payslips and lists of the provider. SQL of later features joins it instead of the table. */
export const COMPANIES =
  '(select company_id, name, phone, address, status, is_vat_registered, employee_count, created_at from company)'

/** The settings of companies for payroll, attendance and the first steps: one row each. `is_reviewed`: saved at least once. */
export const COMPANY_SETTINGS = `(
  select company_id, payroll_mode, days_per_month, hours_per_day, two_person_approval, overtime_basis, night_premium, sso_payer, tax_payer,
    gross_up, severance_taxable, email_approval, email_meeting, email_leave, email_task, sso_enterprise_code, tax_number, net_review_percent, difference_months, pay_day, exchange_rate_day, show_first_steps, can_edit_scan_times,
    hr_approves_overtime, overtime_ask_until_days, overtime_must_be_before, overtime_min_minutes, comp_expires_days, comp_pays_out, cancel_needs_approval, decide_by_mail,
    escalate_after_days, remind_hour, carry_over_valid_until, approval_code_prefix, reviewed_at is not null as is_reviewed
  from company_setting)`
