import type { Widen } from '#kit/contract/widen.ts'
import type la from './la.ts'

export default {
  overtime: {
    title: 'Overtime settings',
    intro:
      'By how much an hour of overtime is multiplied, by the kind of day and the time. The times cover the 24 hours once.',
    working: 'Working days',
    rest: 'Days of rest and public holidays',
    from: 'From',
    to: 'To',
    multiplier: 'Multiplier',
    addBand: 'Add times',
    remove: 'Remove these times',
  },
} satisfies Widen<typeof la>
