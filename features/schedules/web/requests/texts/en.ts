import type { Widen } from '#kit/contract/widen.ts'
import type la from './la.ts'

export default {
  cancelHint: 'Cancelled entries stay in the list but no longer count. To undo, enter it again.',
  reason: 'Reason for cancelling',
  cancelled: 'Cancelled',
  refused: (count) => `${count} could not be cancelled; the others are cancelled`,
  warnTitle: 'Please check first',
  cancelAnyway: 'Cancel anyway',
  lockedRun: (run, day) =>
    `From ${day} it is in the approved payroll run “${run}”. Its payslips do not change.`,
  history: 'History',
  verdicts: {
    approved: 'Approved',
    rejected: 'Rejected',
    changed: 'Changed',
    cancelled: 'Cancelled',
  },
  imported: 'Imported from a file',
} satisfies Widen<typeof la>
