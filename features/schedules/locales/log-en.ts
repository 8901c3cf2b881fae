import type { Widen } from '#kit/contract/widen.ts'
import type la from './log-la.ts'

export default {
  entities: {
    schedule: 'Schedule',
    schedule_assignment: 'Employees on schedules',
    schedule_position: 'Positions on schedules',
    shift: 'Shift',
    shift_break: 'Break',
    rest_day: 'Rest day',
  },
  fields: {
    schedule_id: 'Schedule',
    shift_id: 'Shift',
    colour: 'Colour',
    decided_by: 'Decided by',
    decided_at: 'Decided at',
    decision_reason: 'Reason of the decision',
    schedules: 'Schedules',
    purpose: 'Purpose',
    weeks: 'Weeks',
    assigned: 'Employees on the schedule',
    last_day: 'Until',
    check_in: 'Check-in',
    check_out: 'Check-out',
    in: 'In',
    out: 'Out',
    half_from: 'Half day from',
    half_to: 'Half day to',
    earliest_in: 'Scan in from',
    earliest_out: 'Scan out from',
    allowed_late: 'Late allowed (minutes)',
    absence_minutes: 'Absent when late by (minutes)',
    mon: 'Monday',
    tue: 'Tuesday',
    wed: 'Wednesday',
    thu: 'Thursday',
    fri: 'Friday',
    sat: 'Saturday',
    sun: 'Sunday',
  },
  values: {
    status: {
      cancelled: 'Cancelled',
    },
  },
  actions: {
    cancel: 'Cancelled',
  },
} satisfies Widen<typeof la>
