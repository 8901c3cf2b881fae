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
  byMailHint: 'The administrator chooses a password with a link in the mail, which is valid for 7 days',
  byMailKept:
    'No mail server is set up. The invitation stays in the outbox, where the super administrator can read it and pass it on.',
  shown: 'Show a password once',
  shownHint: 'A password is generated for this account and shown once',
  adminName: 'Name of the administrator',
  adminEmail: 'Email of the administrator',
  madeTitle: 'The company has been created',
  madeText:
    'Give this to the administrator of the company. The password is not shown again and must be changed at the first sign-in.',
  invitedText: (email) => `An invitation was sent to ${email}`,
  password: 'Password',
  copy: 'Copy',
  copied: 'Copied',
  toList: 'To the companies',
  suspend: 'Suspend',
  suspendTitle: 'Suspend this company?',
  suspendText: (name) =>
    `All users of ${name} are signed out immediately and cannot sign in until the company is active again. No data is lost.`,
  reactivate: 'Reactivate',
  isSuspended: 'This company is suspended. Its users cannot sign in.',
  user: 'User',
  roles: 'Roles',
  lastSeen: 'Last seen',
  userStatus: { active: 'Active', disabled: 'Disabled' },
  noUsers: 'This company has no users yet',
  usersIntro: 'Users other than employee accounts',
  enter: {
    action: 'Enter',
    title: (name) => `Enter ${name}`,
    text: (minutes) =>
      `You get the permissions of an administrator of this company for ${minutes} minutes. During this time the provider’s pages are closed, and every tab of this browser shows the company.`,
    logged:
      'Your name, the reason and everything you do are recorded in the logs of the company and of the provider. The company can read its log.',
    reason: 'Reason',
    code: 'A code from the app or a recovery code',
    reasonHint: 'At least 10 characters',
  },
  specialMenus: {
    label: 'Special menus: free clock-in and promotions',
    hint: 'Users of the company see them when they next load a page',
    always: 'This company always has the special menus. They cannot be switched off.',
  },
  editContacts: 'Edit contacts',
} satisfies Widen<typeof la>
