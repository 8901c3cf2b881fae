import words from '#features/requests/locales/words-en.ts'
import { counted } from '#kit/contract/counted.ts'
import type { Widen } from '#kit/contract/widen.ts'
import type la from './la.ts'

export default {
  title: 'Overtime requests',
  intro: 'Requested and approved overtime',
  report: 'Overtime report',
  reportIntro: 'The hours of all overtime that matches the filters',
  add: 'Enter overtime',
  addIntro: 'Overtime entered by HR is approved immediately. What is paid depends on the scans.',
  addMany: 'Overtime of many employees',
  addManyIntro: 'Approved immediately, like single entries. Everything is checked before it is entered.',
  chooseTime: 'Enter a time',
  edit: 'Edit overtime',
  cancelOvertime: 'Cancel overtime',
  selected: (count) => `${count} selected`,
  history: 'History',
  enterAgain: 'Cancelled overtime counts nowhere. To undo, enter it again.',
  none: 'No overtime yet',
  employee: 'Employee',
  number: 'Number',
  department: 'Department',
  day: 'Date',
  fromTime: 'From',
  toTime: 'To',
  nextDay: 'next day',
  nextDayHint: 'Ends on the next day',
  duration: 'Hours',
  one: 'Overtime',
  effect: {
    asked: (hours) => `${counted(hours, 'hour')} requested`,
    approved: (hours) => `${counted(hours, 'hour')} approved`,
    counted: 'The day shows the hours that count and are paid:',
  },
  asked: (from, to) => `asked ${from}–${to}`,
  remark: 'Remark',
  status: 'Status',
  statuses: {
    draft: words.draft,
    pending: 'Waiting for approval',
    approved: 'Approved by the line manager',
    success: 'Approved by HR',
    rejected: 'Rejected',
    cancelled: 'Cancelled',
  },
  decidedBy: 'Decided by',
  decidedAt: 'Decided',
  decisionReason: 'Reason for the decision',
  hoursOf: (hours) => `${hours} h`,
  totalHours: 'Total hours',
  totalEmployees: 'Employees',
  warnTitle: 'Please check first',
  warnAnyway: 'Save anyway',
  lockedRun: (run, day) =>
    `${day} is in the approved payroll run “${run}”. Its payslips do not change; the difference is paid or deducted in a later run.`,
  warning: {
    overtime_day_limit: (day, hours, limit) =>
      `${day} reaches ${hours} hours, above the legal limit of ${limit} hours a day`,
    overtime_month_limit: (month, hours, limit) =>
      `${month} reaches ${hours} hours, above the legal limit of ${limit} hours a month`,
    overtime_days_in_row: (day, _, __, days) =>
      `Overtime on ${days} days in a row from ${day} on; the labour law allows at most 4`,
    overtime_below_minimum: (_, hours, limit) =>
      `${hours} hours are shorter than the company's minimum of ${limit} hours`,
    overtime_overlaps: (day) => `It overlaps other overtime on ${day}`,
    overtime_on_holiday: (day) => `${day} is a public holiday: it is paid at holiday rates`,
    overtime_outside_employment: (day) => `The employee is not employed on ${day}`,
  },
} satisfies Widen<typeof la>
