import type { Widen } from '#kit/contract/widen.ts'
import type la from './words-la.ts'

export default {
  draft: 'Draft',
  verdicts: {
    submitted: 'Sent',
    approved: 'Approved',
    rejected: 'Rejected',
    returned: 'Returned for changes',
    withdrawn: 'Withdrawn',
    cancelled: 'Cancelled',
    skipped: 'Step skipped',
    reassigned: 'Approver changed',
    changed: 'Changed',
    paid: 'Paid',
  },
} as const satisfies Widen<typeof la>
