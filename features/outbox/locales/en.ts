import type { Widen } from '#kit/contract/widen.ts'
import type la from './la.ts'

export default {
  title: 'Outbox',
  text: 'System mail. Without a mail server it can be read here for 30 days, and mail with a sign-in link or code until that expires. Each reading is recorded in the log.',
  to: 'To',
  subject: 'Subject',
  company: 'Company',
  status: 'Status',
  at: 'Time',
  read: 'Read',
  notReadable:
    'The text of this mail cannot be read: it was sent, its link or code has expired, or only the super administrator can read it.',
  statuses: { waiting: 'Waiting', sent: 'Sent', kept: 'Kept', failed: 'Failed' },
} satisfies Widen<typeof la>
