import { titles } from '../own-titles.ts'
import type la from './la.ts'

export default {
  title: titles['employee_e_approve.index'].en,
  add: titles['employee_e_approve.add'].en,
  edit: titles['employee_e_approve.update'].en,
  approve: titles['employee_e_approve.approve'].en,
  none: 'No approval requests yet',
  number: 'Number',
  noNumber: 'Not sent yet',
  subject: 'Subject',
  detail: 'Details',
  department: 'Department',
  amount: 'Amount',
  reference: 'Reference number',
  referenceHint: 'For example of a contract or an offer',
  approvers: 'Approvers',
  approversHint: 'Only you and those whose step is reached see this request',
  approver: (no) => `Approver ${no}`,
  addApprover: 'Add approver',
  moveUp: (no) => `Move approver ${no} up`,
  removeApprover: (no) => `Remove approver ${no}`,
  order: 'Order',
  orders: { in_order: 'One after another', any_of: 'Any one of them' },
  orderHints: {
    in_order: 'The next one sees the request once the one before has approved',
    any_of: 'All see it at once, and the first decision counts',
  },
  files: 'Attached files',
  document: 'Approved document (PDF)',
} satisfies typeof la
