import type { ScreenMap } from '#kit/web/screen.ts'

/** The screens of this feature by route name. */
export const screens = {
  'employee_using_ot.index': () => import('./UsesScreen.tsx'),
  'employee_using_ot.create': () => import('./UseCreateScreen.tsx'),
  'employee_use_ot.index': () => import('./own/MyUsesScreen.tsx'),
  'employee_use_ot.add': () => import('./own/UseRequestScreen.tsx'),
  'employee_use_ot.edit': () => import('./own/UseChangeScreen.tsx'),
  'employee_report_ot.index': () => import('./own/OvertimeMonthScreen.tsx'),
  'employee_approve_use_ot.index': () => import('./own/ApproveUseScreen.tsx'),
} satisfies ScreenMap
