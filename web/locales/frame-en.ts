import type { Widen } from '#kit/web/i18n/dictionary.ts'
import type la from './frame-la.ts'

export default {
  account: 'My account',
  language: 'Language',
  menu: 'Menu',
  skip: 'Skip to content',
  home: 'Home',
  roster: 'Roster',
  soFar: 'Pay so far',
  payslip: 'Payslips',
  ask: 'Ask',
  requests: 'Requests',
  more: 'More',
  privacy: 'Privacy policy',
} satisfies Widen<typeof la>
