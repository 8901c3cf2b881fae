import type { ScreenMap } from '#kit/web/screen.ts'

/** The start pages by the names of their routes. */
export const screens = {
  Dashboard: () => import('./provider/ProviderDashboardScreen.tsx'),
  CompanyDashboard: () => import('./company/CompanyDashboardScreen.tsx'),
} satisfies ScreenMap
