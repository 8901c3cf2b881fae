import { counted } from '#kit/contract/counted.ts'
import type { Widen } from '#kit/contract/widen.ts'
import { titles } from '../../own-titles.ts'
import use from '../../texts/en.ts'
import type la from './la.ts'

export default {
  title: titles['employee_use_ot.index'].en,
  add: titles['employee_use_ot.add'].en,
  edit: titles['employee_use_ot.edit'].en,
  approve: titles['employee_approve_use_ot.index'].en,
  kindName: 'Overtime used as time off',
  day: use.day,
  fromTime: use.fromTime,
  toTime: use.toTime,
  remark: use.remark,
  when: 'Time',
  takes: use.takes,
  none: 'You have not used overtime as time off yet',
  shift: (from, to) => `Your shift: ${from}–${to}`,
  noShift: 'You have no shift on this day',
  lengths: 'Time before the end of the shift',
  lastHours: (hours) => `Last ${hours} h`,
  wholeDay: 'Whole day',
  takesHours: (hours) => `Takes ${counted(hours, 'hour')} of your overtime`,
  wholeShift: 'The whole shift: the day is one of paid leave',
  leftAfter: (hours) => `${counted(hours, 'hour')} left afterwards`,
  credit: 'Overtime to use',
  hours: (hours) => counted(hours, 'hour'),
  provisional: (hours) =>
    `${hours} hours were earned in months that are not closed: usable now, but they can still change`,
  pending: (hours) => `${hours} hours wait for approval and are taken off already`,
  expiring: (hours, day) => `${counted(hours, 'hour')} to use until ${day}`,
  noCredit: 'Overtime that the company gives as time off appears here',
  freeDay: 'Takes nothing: no shift, or a holiday',
  report: {
    title: titles['employee_report_ot.index'].en,
    asked: 'Asked',
    approved: 'Approved',
    counted: 'Counted',
    paid: 'Paid in money',
    timeOff: 'Given as time off',
    none: 'You have no overtime in this month',
    open: 'Not known yet: the day is not over',
    band: (hours, rate) => `${hours} × ${rate}`,
    ask: 'Request overtime',
  },
  context: {
    takes: (hours) => `Takes ${counted(hours, 'hour')} of overtime`,
    left: (before, after) => `Overtime left: ${before} → ${after}`,
  },
  warning: use.warning,
  lockedRun: use.lockedRun,
} satisfies Widen<typeof la>
