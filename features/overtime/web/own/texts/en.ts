import { counted } from '#kit/contract/counted.ts'
import type { Widen } from '#kit/contract/widen.ts'
import { titles } from '../../own-titles.ts'
import overtime from '../../texts/en.ts'
import type la from './la.ts'

export default {
  title: titles['employee_ot_request.index'].en,
  add: titles['employee_ot_request.create'].en,
  edit: titles['employee_ot_request.edit'].en,
  approve: titles['employee_approve_ot.index'].en,
  kindName: 'Overtime',
  day: overtime.day,
  fromTime: overtime.fromTime,
  toTime: overtime.toTime,
  duration: overtime.duration,
  remark: overtime.remark,
  none: 'You have not asked for overtime yet',
  shift: (from, to) => `Your shift: ${from}–${to}`,
  noShift: 'You have no shift on this day',
  lengths: 'Length',
  length: (hours) => `+${hours} h`,
  hours: (hours) => counted(hours, 'hour'),
  dayKinds: {
    work: 'Work day',
    rest: 'Rest day',
    holiday: 'Public holiday',
  },
  inShift: (inside, all) => `${inside} of ${all} are inside your shift and do not count as overtime`,
  ofDay: (minutes, limit) => `${minutes} of ${limit} this day`,
  ofMonth: (minutes, limit) => `${minutes} of ${limit} this month`,
  ofWeek: (minutes) => `${minutes} this week`,
  limits: 'Limits of the law',
  paidByScans: 'Paid by the scanned times',
  warning: overtime.warning,
} satisfies Widen<typeof la>
