import type la from './report-la.ts'

export default {
  title: 'Approval report',
  number: 'Number',
  subject: 'Subject',
  empNumber: 'Employee number',
  employee: 'Employee',
  department: 'Department',
  status: 'Status',
  sentAt: 'Sent',
  closedAt: 'Closed',
  with: 'Waits for',
  stuck: 'Approver has left',
  stuckOnly: 'Approver has left',
  nameOther: 'Name another approver',
  insteadOf: (name: string) =>
    `In the place of ${name}, who has left or has no account. The new approver sees what the request contains.`,
  approver: 'New approver',
  named: 'Another approver is named',
  none: 'No approval requests',
  noneText: 'Requests of employees are listed here once they are sent',
  statuses: {
    draft: 'Draft',
    pending: 'Waiting for approval',
    approved: 'Approved in part',
    success: 'Approved',
    rejected: 'Rejected',
    cancelled: 'Cancelled',
  },
} satisfies typeof la
