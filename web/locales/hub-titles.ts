import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of the pages that lead to all reports and to all settings. */
export const titles = {
  'report.hub': { la: 'ລາຍງານທັງໝົດ', en: 'All reports' },
  'setting.hub': { la: 'ການຕັ້ງຄ່າທັງໝົດ', en: 'All settings' },
} satisfies RouteTitles
