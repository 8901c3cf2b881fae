import type { Widen } from '#kit/contract/widen.ts'
import type la from './la.ts'

export default {
  title: 'Overtime',
  intro: 'Requested and approved overtime',
  report: 'Overtime report',
  reportIntro: 'The hours of all overtime that matches the filters',
  add: 'Enter overtime',
  addIntro: 'Overtime entered by HR is approved immediately. What is paid depends on the scans.',
  none: 'No overtime yet',
  employee: 'Employee',
  number: 'Number',
  department: 'Department',
  day: 'Date',
  from: 'From date',
  to: 'To date',
  fromTime: 'From',
  toTime: 'To',
  nextDay: 'next day',
  nextDayHint: 'Ends on the next day',
  duration: 'Hours',
  remark: 'Remark',
  status: 'Status',
  statuses: {
    pending: 'Waiting for approval',
    approved: 'Approved by the line manager',
    success: 'Approved by HR',
    rejected: 'Rejected',
  },
  decidedBy: 'Decided by',
  decidedAt: 'Decided',
  totalHours: 'Total hours',
  totalEmployees: 'Employees',
  warnTitle: 'Please check first',
  warnAnyway: 'Save anyway',
  warning: {
    overtime_day_limit: (day, hours, limit) =>
      `${day} reaches ${hours} hours, above the legal limit of ${limit} hours a day`,
    overtime_month_limit: (month, hours, limit) =>
      `${month} reaches ${hours} hours, above the legal limit of ${limit} hours a month`,
    overtime_overlaps: (day) => `It overlaps other overtime on ${day}`,
    overtime_outside_employment: (day) => `The employee is not employed on ${day}`,
  },
} satisfies Widen<typeof la>
