import type { Widen } from '#kit/contract/widen.ts'
import { titles } from '../../own-titles.ts'
import leave from '../../texts/en.ts'
import type la from './la.ts'

export default {
  title: titles['employee_leave.index'].en,
  add: titles['employee_leave.add'].en,
  edit: titles['employee_leave.edit'].en,
  approve: titles['employee_leave.approve'].en,
  approveHr: titles['employee_leave_hr.approve'].en,
  kind: leave.kind,
  moreKinds: 'Other kinds',
  parts: leave.parts,
  part: leave.part,
  day: leave.day,
  start: leave.start,
  end: leave.end,
  detail: leave.detail,
  deputy: 'Who decides for you?',
  deputyHint:
    'You decide requests of others. On the days of this leave the colleague decides in your place, once he or she accepts.',
  unpaid: leave.unpaid,
  left: (days) => `${days} left`,
  unlimited: 'no limit',
  from: (day) => `from ${day}`,
  pending: (days) => `${days} not decided`,
  ofYear: (earned, year) => `of ${earned} in ${year}`,
  takes: (days) => `Takes ${days}`,
  takesNone: 'Takes no days',
  leftAfter: (left) => `${left} left afterwards`,
  why: {
    work: (days) => days,
    holiday: (name) => name || 'public holiday',
    no_shift: 'no shift',
    not_employed: 'not employed',
    taken_before: 'other leave',
  },
  none: 'You have not asked for leave yet',
  days: leave.days,
  when: 'Date',
  balances: 'Leave left',
  noKinds: 'The company has no leave types yet',
  context: {
    takes: (kind, days) => `${kind}: takes ${days}`,
    left: (before, after) => `Leave left: ${before} → ${after}`,
    unlimited: 'No limit of days',
    unpaid: leave.unpaid,
  },
  warning: leave.warning,
  lockedRun: leave.lockedRun,
  kindName: 'Leave',
} satisfies Widen<typeof la>
