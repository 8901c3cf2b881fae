import type { Widen } from '#kit/contract/widen.ts'
import type la from './la.ts'

export default {
  people: 'People',
  similar: 'Similar names',
  runs: 'Payroll runs',
  payslips: 'Payslips',
  companies: 'Companies',
  actions: 'Actions',
  left: 'left',
  newLeave: (name) => `New leave for ${name}`,
  newOvertime: (name) => `New overtime for ${name}`,
  days: (name) => `Attendance of ${name}`,
} satisfies Widen<typeof la>
