import type { ScreenMap } from '#kit/web/screen.ts'

/** The start pages by route name. */
export const screens = {
  Dashboard: () => import('./provider/ProviderDashboardScreen.tsx'),
  CompanyDashboard: () => import('./company/CompanyDashboardScreen.tsx'),
} satisfies ScreenMap
