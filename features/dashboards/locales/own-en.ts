import { dayResults } from '#features/attendance/locales/day-results.ts'
import type { Widen } from '#kit/contract/widen.ts'
import type la from './own-la.ts'

export default {
  greeting: {
    morning: (name) => `Good morning, ${name}`,
    day: (name) => `Hello, ${name}`,
    evening: (name) => `Good evening, ${name}`,
  },
  own: {
    attendance: 'My attendance',
    why: 'How this day is judged',
    none: 'No results in this month yet',
    asOf: (at) => `As of ${at}`,
    running: 'Calculating…',
    late: (minutes) => `${minutes} late`,
    early: (minutes) => `left ${minutes} early`,
    overtime: (minutes) => `overtime ${minutes}`,
    noShift: 'No shift',
    inOut: (from, to) => `In ${from}, out ${to}`,
  },
  result: dayResults('en'),
} satisfies Widen<typeof la>
