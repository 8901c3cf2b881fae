import { lazyPart } from '#kit/web/load-file.ts'
import type { ScreenMap } from '#kit/web/screen.ts'

/** The screens of this feature by route name. */
export const screens = {
  'schedule.index': () => import('./ScheduleListScreen.tsx'),
  'schedule.create': () => import('./edit/ScheduleCreateScreen.tsx'),
  'schedule_detail.index': () => import('./edit/ScheduleScreen.tsx'),
  'schedule_detail.create': () => import('./shifts/ShiftCreateScreen.tsx'),
  'schedule_detail.create_break_time': () => import('./shifts/BreakCreateScreen.tsx'),
  'schedule_attract_employee.index': () => import('./assignments/AssignedScreen.tsx'),
  'schedule_attract_employee.create': () => import('./assignments/AssignScreen.tsx'),
  'schedule_attract_position.index': () => import('./positions/PositionsScreen.tsx'),
  'schedule_attract_position.create': () => import('./positions/LinkPositionsScreen.tsx'),
  'scan_time.index': () => import('./assignments/SchedulesOfEmployeesScreen.tsx'),
  'employee.roster.index': () => import('./roster/RosterScreen.tsx'),
  'employee.roster.add': () => import('./roster/AddToRosterScreen.tsx'),
  'rotation.index': () => import('./rotations/RotationsScreen.tsx'),
  'employee_roster.index': () => import('./roster/MyRosterScreen.tsx'),
  'restDay.index': () => import('./rest-days/RestDayListScreen.tsx'),
  'disable_rest_day_employee.index': () => import('./exceptions/ExceptionsScreen.tsx'),
  'restDay.create': () => import('./rest-days/RestDayCreateScreen.tsx'),
} satisfies ScreenMap

/** A shift with its code, times and colour. */
export const ShiftChip = lazyPart(() => import('./ShiftChipPart.tsx'))

/** How many employees have no schedule, with a link to them. */
export const MissingSchedules = lazyPart(() => import('./employee/MissingSchedules.tsx'))

/** The schedule in the form of an employee. */
export const ScheduleField = lazyPart(() => import('./employee/ScheduleField.tsx'))

/** The lists that this feature declares, for the labels of the activity log. */
export const lists = async () => [
  (await import('#features/master-data/contract/rest-days/rest-day.ts')).restDay,
]

/** Cancels leave or overtime, with a reason; for the lists of later features. */
export const CancelRequests = lazyPart(() => import('./requests/CancelRequests.tsx'))

/** Enters leave or overtime of many employees and days. */
export const ManyEntry = lazyPart(() => import('./requests/entry/ManyEntry.tsx'))

/** A leave or overtime with its history and the form that changes it. */
export const RequestScreen = lazyPart(() => import('./requests/RequestScreen.tsx'))

/** A leave or overtime beside its list. */
export const RequestDrawer = lazyPart(() => import('./requests/RequestDrawer.tsx'))

/** Links from a leave or overtime to the days of the employee. */
export const DayLinks = lazyPart(() => import('./requests/DayLinks.tsx'))
