import type { Widen } from '#kit/contract/widen.ts'
import type la from './log-la.ts'

export default {
  entities: {
    request: 'Request',
    request_comment: 'Comment on a request',
    delegation: 'Approval by a deputy',
    approval_route: 'Approval route',
    hr_branch: 'HR by branch',
  },
  fields: {
    kinds: 'Kinds of requests',
    from_employee_id: 'Decides for',
    to_employee_id: 'Deputy',
    priority: 'Priority',
    condition: 'Condition',
    steps: 'Steps',
    role: 'Decided by',
    may_be_skipped: 'Can be skipped',
    min_days: 'Days at least',
    min_minutes: 'Minutes at least',
    min_amount: 'Amount at least',
    department_ids: 'Departments',
    branch_ids: 'Branches',
    'hr_branch.branches': 'Decides for branches',
    level_ids: 'Levels',
    head_employee_id: 'Head of the department',
    'request_comment.text': 'Comment',
    'request.kind': 'Kind of request',
    'approval_route.kind': 'Kind of request',
    accepts: 'Accepts',
    approver_id: 'Approver',
  },
  values: {
    status: {
      draft: 'Draft',
    },
    role: {
      linemanager: 'Line manager',
      hr: 'HR',
      director: 'Director',
      named: 'A named person',
      companyadmin: 'Company administrator',
    },
  },
  actions: {
    submit: 'Sent',
    reject: 'Rejected',
    return: 'Returned for changes',
    withdraw: 'Withdrawn',
    remind: 'Reminded',
    accept: 'Accepted',
    decline: 'Declined',
    revoke: 'Ended',
    reassign: 'Other approver named',
  },
} satisfies Widen<typeof la>
