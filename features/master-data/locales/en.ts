import type { Widen } from '#kit/contract/widen.ts'
import type la from './la.ts'

export default {
  overtime: {
    title: 'Overtime settings',
    intro:
      'The multiplier of an hour of overtime, by kind of day and time of day. The times must cover all 24 hours without overlap.',
    working: 'Working days',
    rest: 'Days of rest and public holidays',
    from: 'From',
    to: 'To',
    multiplier: 'Multiplier',
    payType: 'Paid as',
    payTypes: { cash: 'Money', holiday: 'Time off' },
    addBand: 'Add times',
    remove: 'Remove these times',
  },
} satisfies Widen<typeof la>
