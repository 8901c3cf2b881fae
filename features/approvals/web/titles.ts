import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of this feature's administration screens, by route name. */
export const titles = {
  'approval.index': { la: 'ລາຍງານການອະນຸມັດ', en: 'Approval report' },
  'approval_template.index': { la: 'ແບບຟອມຂໍອະນຸມັດ', en: 'Approval templates' },
} satisfies RouteTitles
