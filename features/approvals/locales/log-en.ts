import type { Widen } from '#kit/contract/widen.ts'
import type la from './log-la.ts'

export default {
  entities: {
    approval: 'Approval request',
    'e-approval': 'Approval report',
    approval_template: 'Template of approval requests',
  },
  fields: {
    approver_ids: 'Approvers',
    approver_order: 'Order of approval',
    template_fields: 'Fields',
  },
  values: {
    approver_order: { in_order: 'One after another', any_of: 'Any one of them' },
  },
} satisfies Widen<typeof la>
