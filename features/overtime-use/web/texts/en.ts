import words from '#features/requests/locales/words-en.ts'
import { counted } from '#kit/contract/counted.ts'
import type { Widen } from '#kit/contract/widen.ts'
import { titles } from '../titles.ts'
import type la from './la.ts'

export default {
  title: titles['employee_using_ot.index'].en,
  intro: 'Overtime that employees take as time off instead of pay',
  add: titles['employee_using_ot.create'].en,
  addIntro: 'Approved immediately. The credit of the employee is reduced, and the hours of the day are paid.',
  edit: 'Edit overtime use',
  cancelUse: 'Cancel overtime use',
  selected: (count) => `${count} selected`,
  history: 'History',
  enterAgain: 'A cancelled use counts nowhere. To undo, enter it again.',
  none: 'Nobody has used overtime as time off yet',
  one: 'Overtime use',
  employee: 'Employee',
  number: 'Number',
  department: 'Department',
  day: 'Date',
  fromTime: 'From',
  toTime: 'To',
  duration: 'Hours',
  takes: 'Takes',
  takesHours: (hours) => `Takes ${counted(hours, 'hour')} of the credit`,
  takesNothing: 'Takes nothing: the date has no shift or is a public holiday',
  openDay: 'The day with its result:',
  remark: 'Remark',
  status: 'Status',
  statuses: {
    draft: words.draft,
    pending: 'Waiting for approval',
    approved: 'Approved by the line manager',
    success: 'Approved',
    rejected: 'Rejected',
    cancelled: 'Cancelled',
  },
  decidedBy: 'Decided by',
  decidedAt: 'Decided',
  decisionReason: 'Reason for the decision',
  creditOn: (hours, day) => `Credit on ${day}: ${counted(hours, 'hour')}`,
  post: {
    title: 'Post month',
    intro:
      'Enters the overtime that is given as time off into the leave balances, if the company does not calculate pay in Champa. It can be repeated: only what has changed is entered.',
    month: 'Month',
    found: (employees, dates, hours) =>
      `${counted(employees, 'employee')}, ${counted(dates, 'date')}: ${counted(hours, 'hour')}`,
    takenBack: (hours) => `${hours} hours are taken back`,
    nothing: 'There is nothing to post for this month',
    notOver: 'This month is not over yet',
    send: 'Post',
  },
  warnTitle: 'Please check first',
  warnAnyway: 'Save anyway',
  lockedRun: (run, day) =>
    `${day} is in the approved payroll run “${run}”. Its payslips do not change; the difference is paid or deducted in a later run.`,
  warning: {
    use_outside_employment: (day) => `The employee is not employed on ${day}`,
    use_without_shift: (day) => `The employee has no shift on ${day}`,
    use_on_holiday: (day) => `${day} is a public holiday, which takes no credit`,
    use_outside_shift: (day) => `This time is not inside the shift on ${day}`,
    use_too_short: () => 'It is shorter than 30 minutes of working time',
    use_not_quarter: () => 'The length is not in steps of 15 minutes',
    use_overlaps: (day) => `There is leave or overtime use at the same time on ${day}`,
    use_beyond_credit: (day, hours) => `The credit is not enough: ${counted(hours, 'hour')} on ${day}`,
  },
} satisfies Widen<typeof la>
