import type { Widen } from '#kit/web/i18n/dictionary.ts'
import type la from './la.ts'

export default {
  title: 'Notifications',
  filter: 'Show',
  all: 'All',
  unread: 'Unread',
  unreadMark: 'Unread:',
  markAll: 'Mark all as read',
  seeAll: 'See all',
  none: 'No notifications',
  noneHint: 'What you should know appears here. Notifications are kept for 90 days.',
  allRead: 'You have read everything',
  settings: 'Notification settings',
  setting: {
    intro: 'All notifications are in the bell. Choose which ones you also get in other ways.',
    kind: 'Subject',
    push: 'On devices',
    mail: 'Email',
    mails: { none: 'None', at_once: 'At once', digest: 'Once a day' },
    mailOf: (kind) => `Email: ${kind}`,
    pushOf: (kind) => `On devices: ${kind}`,
    language: 'Language of emails',
    bothLanguages: 'Lao and English',
    noAddress: 'Your account has no email address, so it cannot get emails.',
    quiet: 'From 20:00 to 07:00 nothing is shown on devices. Messages arrive at 07:00.',
    deviceOn: 'Show notifications on this device',
    deviceHint: 'Until you sign out',
    denied: 'The browser does not allow notifications. Please allow them in its settings first.',
    notSupported:
      'This browser cannot show notifications. On an iPhone, first add Champa to the home screen.',
  },
} satisfies Widen<typeof la>
