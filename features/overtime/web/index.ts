import { lazyPart } from '#kit/web/load-file.ts'
import type { ScreenMap } from '#kit/web/screen.ts'

/** The screens of this feature by route name. */
export const screens = {
  'employee_ot.index': () => import('./OvertimeScreen.tsx'),
  'employee_ot.create': () => import('./OvertimeCreateScreen.tsx'),
  'employee_ot.many': () => import('./ManyOvertimesScreen.tsx'),
  'employee_ot.edit': () => import('./OvertimeEditScreen.tsx'),
  'employee_ot_list.index': () => import('./OvertimeReportScreen.tsx'),
  'employee_ot_request.index': () => import('./own/MyOvertimeScreen.tsx'),
  'employee_ot_request.create': () => import('./own/OvertimeRequestScreen.tsx'),
  'employee_ot_request.edit': () => import('./own/OvertimeChangeScreen.tsx'),
  'employee_approve_ot.index': () => import('./own/ApproveOvertimeScreen.tsx'),
} satisfies ScreenMap

/** The overtime of an employee, for the page of the employee. */
export const OvertimeTab = lazyPart(() => import('./profile/OvertimeTab.tsx'))
