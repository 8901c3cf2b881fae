import type { Widen } from '#kit/contract/widen.ts'
import type la from './log-la.ts'

export default {
  entities: {
    approval: 'Approval request',
    'e-approval': 'Approval report',
  },
  fields: {
    approver_ids: 'Approvers',
    approver_order: 'Order of approval',
  },
  values: {
    approver_order: { in_order: 'One after another', any_of: 'Any one of them' },
  },
} satisfies Widen<typeof la>
