import type { Widen } from '#kit/contract/widen.ts'
import type la from './log-la.ts'

export default {
  entities: {
    company: 'Company',
    company_setting: 'Company settings',
  },
  fields: {
    overtime_basis: 'Overtime counts',
    night_premium: 'Night premium',
    sso_payer: "Who pays the employee's share of social security",
    tax_payer: 'Who pays the salary income tax',
    severance_taxable: 'Severance is taxable',
    gross_up: 'What the company pays is taxable, too',
    sso_enterprise_code: 'Enterprise code of social security',
    'company_setting.tax_number': 'TIN of the company',
    difference_months: 'Look for pay differences (months back)',
    net_review_percent: 'Mark net pay below (%)',
    exchange_rate_day: 'Exchange rate of salaries',
    pay_day: 'Day of payment',
    can_edit_scan_times: 'Scan times can be corrected',
    company_id: 'Company',
    founding_date: 'Founded',
    is_vat_registered: 'Registered for VAT',
    business_type_id: 'Business type',
    admin_email: 'Email of the administrator',
    require_second_factor: 'Second factor required',
    two_person_approval: 'Two people approve',
    days_per_month: 'Days a month',
    hours_per_day: 'Hours a day',
    payroll_mode: 'How base salary is calculated',
    hr_approves_overtime: 'HR decides overtime',
    contract_notice_days: 'Notice of contracts (days)',
    carry_over_valid_until: 'Carried over leave until',
    approval_code_prefix: 'Prefix of approval numbers',
    email_approval: 'Email on approval requests',
    email_meeting: 'Email on meetings',
    email_leave: 'Email on leave',
    email_task: 'Email on tasks',
    'company_setting.logo': 'Logo',
    show_first_steps: 'Show the first steps',
    sign_in_code: 'Company code for signing in',
    reviewed_at: 'Reviewed on',
  },
  values: {
    status: {
      suspended: 'Suspended',
    },
    mode: {
      monthly: 'By month',
      'worked-days': 'By days worked',
    },
    overtime_basis: {
      scanned: 'As it was scanned',
      approved: 'As it was approved',
    },
    exchange_rate_day: {
      last_day: 'Last day of the run',
      pay_day: 'Pay day',
    },
    payer: {
      employee: 'Employee',
      company: 'Company',
    },
  },
} satisfies Widen<typeof la>
