import type { Widen } from '#kit/contract/widen.ts'
import type la from './la.ts'

export default {
  title: 'Schedules',
  intro: 'The shift of each day of the week',
  none: 'No schedules yet',
  noneHint: 'Schedules are loaded with the data file of the company',
  name: 'Name',
  purpose: 'Purpose',
  purposes: { normal: 'Normal', roster: 'Roster' },
  week: 'Week',
  hours: 'Work hours',
  employees: 'Employees',
  validity: 'In use',
  always: 'Always',
  rest: 'Rest',
  day: 'Day',
  earliestIn: 'Earliest in',
  checkIn: 'Check-in',
  earliestOut: 'Earliest out',
  checkOut: 'Check-out',
  nextDay: '+1 day',
  allowedLate: 'Allowed late (min)',
  absence: 'Absent when late by (min)',
  half: 'Half days',
  weekday: { 1: 'Mon', 2: 'Tue', 3: 'Wed', 4: 'Thu', 5: 'Fri', 6: 'Sat', 7: 'Sun' },
} satisfies Widen<typeof la>
