import type { ScreenMap } from '#kit/web/screen.ts'

/** The screens of this feature by the names of their routes. */
export const screens = {
  'employee_ot.index': () => import('./OvertimeScreen.tsx'),
  'employee_ot.create': () => import('./OvertimeCreateScreen.tsx'),
  'employee_ot_list.index': () => import('./OvertimeReportScreen.tsx'),
} satisfies ScreenMap
