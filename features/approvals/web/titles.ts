import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of this feature's administration screens, by route name. */
export const titles = {
  'approval.index': { la: 'ລາຍງານການອະນຸມັດ', en: 'Approval report' },
} satisfies RouteTitles
