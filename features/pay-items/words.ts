import type { FeatureWords } from '#kit/contract/feature-words.ts'
import en from './locales/log-en.ts'
import la from './locales/log-la.ts'

/** How the activity log displays this feature's data, and which fields it withholds. */
export const words: FeatureWords = {
  log: { la, en },
  internal: [
    'payroll_item_rule.deduction_type',
    'payroll_item_rule.people',
    'payroll_item_rule.state',
    ...['emp_number', 'employee_name', 'department'].map((name) => `payroll_item_employee.${name}`),
  ],
  needs: {
    'payroll_item_rule.*': 'view-payroll',
    'payroll_item_employee.*': 'view-payroll',
    'variable_pay.*': 'view-payroll',
  },
}
