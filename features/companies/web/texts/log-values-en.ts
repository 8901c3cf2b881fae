import type { Widen } from '#kit/contract/widen.ts'
import type la from './log-values-la.ts'

export default {
  status: {
    active: 'Active',
    disabled: 'Disabled',
    suspended: 'Suspended',
    leaving: 'Leaving',
    resigned: 'Resigned',
    deleted: 'Deleted',
    draft: 'Draft',
    calculated: 'Calculated',
    pending: 'Pending',
    approved: 'Approved',
    rejected: 'Rejected',
    paid: 'Paid',
    success: 'Success',
  },
  'employee.status': {
    active: 'Active',
  },
  state: {
    warning: 'Ends soon',
    expired: 'Ended',
  },
  result: {
    success: 'On time',
    late: 'Late',
    early: 'Left early',
    forgotten: 'Forgotten scan',
    absent: 'Absent',
    leave: 'Leave',
    holiday: 'Holiday',
    outside: 'Outside',
    not_yet: 'Not yet',
  },
  mode: {
    monthly: 'By month',
    'worked-days': 'By days worked',
  },
  overtime_basis: {
    scanned: 'As it was scanned',
    approved: 'As it was approved',
  },
  payer: {
    employee: 'Employee',
    company: 'Company',
  },
  gender: {
    male: 'Male',
    female: 'Female',
  },
  card_type: {
    'identity card': 'Identity card',
    'family record': 'Family record / social security card',
    passport: 'Passport',
  },
  employment_type: {
    'full time': 'Full time',
    'part time': 'Part time',
    probation: 'Probation',
    temporary: 'Temporary',
    daily: 'Daily',
  },
  'contacts.type': {
    phone: 'Phone',
    mobile: 'Mobile',
    whatsapp: 'WhatsApp',
    line: 'LINE',
    facebook: 'Facebook',
  },
  'salaries.reason': {
    hire: 'Hired',
    adjustment: 'Salary adjustment',
  },
  nationality: {
    Lao: 'Lao',
  },
  part: {
    full: 'Whole day',
    morning: 'Morning',
    afternoon: 'Afternoon',
  },
  side: {
    provider: 'Provider',
    company: 'Company',
    employee: 'Employee',
  },
  kind: {
    money: 'Sum of money',
    percent: 'Per cent of the base salary',
    income: 'Income',
    deduction: 'Deduction',
    income_tax: 'Income tax',
    social_security_ceiling: 'Ceiling of social security',
    social_security_rates: 'Rates of social security',
    invitation: 'Invitation',
    'sign-in': 'Sign-in',
  },
  'absence_rules.type': {
    late: 'Late',
    absent: 'Absent',
  },
  condition: {
    base_at_least: 'Base salary at least',
    base_at_most: 'Base salary at most',
    years_at_least: 'Years of work at least',
  },
  link: {
    sent: 'Sent',
  },
  by: {
    'mailed link': 'Mailed link',
    'mailed code': 'Mailed code',
  },
} satisfies Widen<typeof la>
