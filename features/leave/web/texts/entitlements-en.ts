import type { Widen } from '#kit/contract/widen.ts'
import type la from './entitlements-la.ts'

export default {
  title: 'Leave entitlements',
  intro:
    'What each employee is given, has used and has left today. Open a row to see what makes up the balance.',
  none: 'No employees',
  employee: 'Employee',
  number: 'Number',
  department: 'Department',
  kind: 'Kind of leave',
  earned: 'For the year',
  carried: 'Carried over',
  used: 'Used',
  pending: 'Waiting for approval',
  expired: 'Lost unused',
  left: 'Left',
  usableFrom: 'Can be taken from',
  lost: 'To be taken until',
  expiring: (days, day) => `${days} days until ${day}`,
  one: 'Leave',
  adjust: 'Adjust leave',
  adjustMany: (count) => `Adjust leave of ${count} employees`,
  adjustText: 'What is entered stays; a mistake is put right by another entry.',
  entryKind: 'Entry',
  kinds: { adjust: 'More or less', opening: 'Brought forward from before Champa' },
  days: 'Days',
  daysHint: 'Halves too; with a minus days are taken away',
  fromDay: 'Counts from',
  expiresOn: 'Can be taken until',
  expiresHint: 'Empty: like the other leave of the year',
  note: 'Reason',
} satisfies Widen<typeof la>
