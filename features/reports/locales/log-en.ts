import type { Widen } from '#kit/contract/widen.ts'
import type la from './log-la.ts'

export default {
  entities: {
    'payroll-register': 'Payroll register',
    'yearly-pay': 'Yearly pay',
    'payroll-journal': 'Payroll journal',
    'sso-report': 'Social security report',
    'emp-tax-report': 'Tax report',
  },
} satisfies Widen<typeof la>
