import type { AttendanceSettings, DayLeave, OvertimeSpan, Scan } from '#engines/attendance/types.ts'
import type { DaysOff, ShiftCalendar } from '#features/schedules/server/index.ts'
import type { OutsideWork } from '../outside/read-outside-work.ts'

export interface Person {
  id: number
  isFemale: boolean
  doesNotClockIn: boolean
  firstDay: number
  lastDay: number
}

/** All facts that days are derived from. */
export interface Facts {
  people: Map<number, Person>
  shifts: ShiftCalendar
  /** Public holidays. */
  daysOff: Pick<DaysOff, 'isHoliday'>
  leaves: Map<number, DayLeave[]>
  overtime: Map<number, OvertimeSpan[]>
  /** With those that corrections and work outside add. */
  scans: Map<number, Scan[]>
  outsideWork: Map<number, OutsideWork[]>
  settings: AttendanceSettings
}
