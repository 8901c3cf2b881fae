import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of this feature's public and employee screens, which belong to the first load of a phone. */
export const titles = {
  EmployeeDashboard: { la: 'ໜ້າຫຼັກ', en: 'Home' },
} satisfies RouteTitles
