import { lazyPart } from '#kit/web/load-file.ts'
import type { ScreenMap } from '#kit/web/screen.ts'

/** The screens of this feature by route name. */
export const screens = {
  'e-leave.index': () => import('./LeaveListScreen.tsx'),
  'e-leave.add': () => import('./LeaveAddScreen.tsx'),
  'e-leave.many': () => import('./ManyLeavesScreen.tsx'),
  'e-leave.edit': () => import('./LeaveEditScreen.tsx'),
  'emp.leave.index': () => import('./entitlements/EntitlementsScreen.tsx'),
  'leave_year.index': () => import('./years/LeaveYearsScreen.tsx'),
  'leave_block.index': () => import('./blocks/LeaveBlocksScreen.tsx'),
  'leave.calendar': () => import('./calendar/LeaveCalendarScreen.tsx'),
  'employee_leave.calendar': () => import('./calendar/TeamCalendarScreen.tsx'),
  'vacation.index': () => import('./vacation/VacationListScreen.tsx'),
  'vacation.create': () => import('./vacation/VacationCreateScreen.tsx'),
  'employee_leave.index': () => import('./own/MyLeaveScreen.tsx'),
  'employee_leave.add': () => import('./own/LeaveRequestScreen.tsx'),
  'employee_leave.edit': () => import('./own/LeaveChangeScreen.tsx'),
  'employee_leave.approve': () => import('./own/ApproveLeaveScreen.tsx'),
  'employee_leave_hr.approve': () => import('./own/ApproveLeaveHrScreen.tsx'),
} satisfies ScreenMap

/** The lists that this feature declares, for the labels of the activity log. */
export const lists = async () => [(await import('../contract/vacation.ts')).vacation]

/** The paid leave that an employee has left, for the drawer beside the list. */
export const LeaveLeft = lazyPart(() => import('./profile/LeaveLeft.tsx'))

/** The leave of an employee, for the page of the employee. */
export const LeaveTab = lazyPart(() => import('./profile/LeaveTab.tsx'))
