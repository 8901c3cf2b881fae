import type { Widen } from '#kit/contract/widen.ts'
import { CLOCK_SIDES } from '../../../locales/corrections.ts'
import { titles } from '../../own-titles.ts'
import type la from './la.ts'

export default {
  title: titles['correction.add'].en,
  edit: titles['correction.edit'].en,
  day: 'Work date',
  side: 'In or out',
  sides: { in: CLOCK_SIDES.in.en, out: CLOCK_SIDES.out.en },
  time: 'Time',
  reason: 'Reason',
  shift: (from, to) => `Your shift: ${from}–${to}`,
  noShift: 'You have no shift on this day',
  shiftTime: (time) => `Time of the shift: ${time}`,
  ofMonth: (count, limit) => `${count} of ${limit} used this month`,
  lockedRun: (run) =>
    `The day is in the approved payroll run ${run}. The difference is paid in the next run.`,
  askAbout: { in: 'Forgot to clock in?', out: 'Forgot to clock out?' },
} satisfies Widen<typeof la>
