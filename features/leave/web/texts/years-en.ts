import type { Widen } from '#kit/contract/widen.ts'
import type la from './years-la.ts'

export default {
  title: 'Close years of leave',
  intro:
    'What a closed year carries over does not change any more. Later changes are proposed as adjustments. A closed year cannot be opened again.',
  open: 'Years of leave',
  none: 'There is no year to close yet',
  year: (year) => `Year ${year}`,
  closed: (day, by) => `Closed on ${day}${by ? ` by ${by}` : ''}`,
  canClose: 'Can be closed',
  later: (day) => `Can be closed from ${day}`,
  afterOthers: 'After the year before',
  preview: 'Preview and close',
  previewTitle: (year) => `Close ${year}`,
  previewText: (next) =>
    `These balances become the opening balances of ${next}. Days that are lost already are not carried over.`,
  nothing: 'Nobody carries anything over',
  kind: 'Kind of leave',
  people: 'People',
  carried: 'Carried over (days)',
  owed: 'Taken beyond (days)',
  employee: 'Employee',
  number: 'Number',
  days: 'Days',
  types: 'Balances by kind of leave',
  accounts: 'Balances of employees',
  more: (count) => `And ${count} more`,
  close: 'Close the year',
  late: 'Late changes',
  lateTitle: (year) => `Changes after ${year} was closed`,
  lateText: 'Leave of that year was cancelled, changed or approved later. The adjustments count from today.',
  noLate: 'No changes',
  noLateText: 'What this year carried over is still right',
  note: 'Reason',
  noteOf: (year) => `Changes after ${year} was closed`,
  adjust: (count) => `Adjust ${count} balances`,
} satisfies Widen<typeof la>
