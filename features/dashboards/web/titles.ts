import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of this feature's administration screens, by route name. */
export const titles = {
  Dashboard: { la: 'ໜ້າຫຼັກ', en: 'Dashboard' },
  CompanyDashboard: { la: 'ໜ້າຫຼັກ', en: 'Dashboard' },
} satisfies RouteTitles
