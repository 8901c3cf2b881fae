import type { Widen } from '#kit/contract/widen.ts'
import type la from './la.ts'

export default {
  status: { calculated: 'Calculated', approved: 'Approved', paid: 'Paid' },
  run: 'Payroll run',
  unapproved: 'This run is not approved yet. Figures may change.',
  kip: 'kip',
} satisfies Widen<typeof la>
