import type { ScreenMap } from '#kit/web/screen.ts'

/** The screen with which employees begin: the table of all others is not waited for. */
export const screens = {
  EmployeeDashboard: () => import('./employee/EmployeeDashboardScreen.tsx'),
} satisfies ScreenMap
