import { titles } from '../own-titles.ts'
import type la from './by-mail-la.ts'

export default {
  title: titles['requests.by_mail'].en,
  kind: 'Request',
  employee: 'Employee',
  when: 'When',
  company: 'Company',
  approver: 'You decide as',
  until: 'The link works until',
  reason: 'Reason',
  reasonHint: 'Needed to reject. The requester sees it.',
  reasonNeeded: 'Give a reason of at least 5 letters',
  approve: 'Approve',
  reject: 'Reject',
  more: 'See all details in Champa',
  toInbox: 'Go to what waits for me',
  signIn: 'Sign in',
  done: {
    approved: 'Approved',
    goesOn: 'Approved. The next step is asked now.',
    rejected: 'Rejected',
  },
  doneText: 'Your decision is stored. You can close this page.',
  decidedBy: (name, at) => `${name}, ${at}`,
  ended: {
    decided: 'This request has been decided',
    expired: 'This link has expired',
    changed: 'This request no longer waits for you by this link',
    sign_in: 'Sign in to decide this',
  },
  endedText: {
    decided: 'The link works once.',
    expired: 'The request may still wait for you in Champa.',
    changed: 'It was changed, withdrawn, or waits for somebody else. What waits for you is in Champa.',
    sign_in: 'Your account needs a second factor, or has no password of your own yet.',
  },
  void: 'This link does not work',
  voidText: 'Check that you have opened the whole link of the email. What waits for you is in Champa.',
} satisfies typeof la
