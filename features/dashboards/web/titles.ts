import type { RouteTitles } from '#kit/web/navigation.ts'

/** The titles of this feature's screens of the administration, by the names of their routes. */
export const titles = {
  Dashboard: { la: 'ໜ້າຫຼັກ', en: 'Dashboard' },
  CompanyDashboard: { la: 'ໜ້າຫຼັກ', en: 'Dashboard' },
} satisfies RouteTitles
