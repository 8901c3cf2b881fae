import type { Widen } from '#kit/contract/widen.ts'
import { titles } from '../own-titles.ts'
import type la from './la.ts'

export default {
  add: titles['profile_change.add'].en,
  edit: titles['profile_change.edit'].en,
  line: 'Change of own details',
  hint: 'Correct what is wrong and send it. Your record changes once HR has approved.',
  pictureNow: 'Picture now',
  pictureAfter: 'After approval',
  noPicture: 'No picture',
  reason: 'Reason or remark',
  adjustment: {
    figures: 'Salary a month',
    before: 'Present salary',
    after: 'New salary',
    change: 'Change',
    from: 'In force from',
    wasBefore: (amount) => `It was ${amount} when it was asked for`,
    none: 'none',
    ask: (count) => `Send for approval (${count})`,
    asked: (count) => `Sent for approval: ${count}`,
    list: 'Asked for',
    listHint: 'The director decides first, then HR. An approved adjustment is then in the other list.',
    employee: 'Employee',
    status: 'Status',
    with: 'With',
    sentBy: 'Sent by',
    nothing: 'No adjustment waits for a decision',
    warnings: {
      lower:
        'The new salary is lower than the present one: it needs the written consent of the employee. Add it to the employee’s documents.',
      other_currency: 'The new salary is in another currency than the present one.',
      below_minimum_wage: 'The new salary is below the minimum wage.',
      base_changed: 'The present salary has changed since this was asked for. The new amount is decided.',
      same_day:
        'Another adjustment is in force from the same day. This one can only be approved after it is cancelled.',
      not_employed: 'The employee does not work on this day.',
    },
  },
} satisfies Widen<typeof la>
