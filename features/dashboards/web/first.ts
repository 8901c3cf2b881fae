import type { ScreenMap } from '#kit/web/screen.ts'

/** The employees' first screen, which does not wait for the table of all others. */
export const screens = {
  EmployeeDashboard: () => import('./employee/EmployeeDashboardScreen.tsx'),
} satisfies ScreenMap
