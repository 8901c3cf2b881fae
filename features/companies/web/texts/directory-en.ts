import type { Widen } from '#kit/contract/widen.ts'
import type la from './directory-la.ts'

export default {
  add: 'New company',
  edit: 'Edit company',
  users: 'Users of the company',
  log: 'History',
  company: 'Company',
  businessType: 'Business type',
  admin: 'First administrator',
  firstPassword: 'First password',
  byMail: 'Send an invitation by mail',
  byMailHint: 'The administrator chooses a password by a link in the mail, which is good for 7 days',
  byMailKept:
    'No mail server is set up: the invitation waits in the outbox, and the super administrator can hand it over.',
  shown: 'Show a password once',
  shownHint: 'A password is made for this account and shown once',
  adminName: 'Name of the administrator',
  adminEmail: 'Email of the administrator',
  madeTitle: 'The company has been created',
  madeText:
    'Hand this to the administrator of the company. The password is not shown again and must be changed at the first sign-in.',
  invitedText: (email) => `An invitation is on its way to ${email}`,
  password: 'Password',
  copy: 'Copy',
  copied: 'Copied',
  toList: 'To the companies',
  suspend: 'Suspend',
  suspendTitle: 'Suspend this company?',
  suspendText: (name) =>
    `Everybody of ${name} is signed out at once and cannot sign in until it is active again. No data is lost.`,
  reactivate: 'Make active again',
  isSuspended: 'This company is suspended: nobody of it can sign in',
  user: 'User',
  roles: 'Roles',
  lastSeen: 'Last seen',
  userStatus: { active: 'Active', disabled: 'Disabled' },
  noUsers: 'This company has no users yet',
  usersIntro: 'Only users who are not accounts of employees',
  enter: {
    action: 'Enter',
    title: (name) => `Enter ${name}`,
    text: (minutes) =>
      `You get the rights of an administrator of this company for ${minutes} minutes. Meanwhile the pages of the provider are closed, and every tab of this browser goes to the company.`,
    logged:
      'Your name, the reason and whatever you do are written to the log of the company and to that of the provider. People of the company can read it.',
    reason: 'Reason',
    code: 'A code of the app or a recovery code',
    reasonHint: 'At least 10 characters',
  },
  specialMenus: {
    label: 'Special menus: free clock-in and promotions',
    hint: 'People of the company see them at their next load',
    always: 'This company always has the special menus; they cannot be switched off',
  },
  editContacts: 'Edit contacts',
} satisfies Widen<typeof la>
