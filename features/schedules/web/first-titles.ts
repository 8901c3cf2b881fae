import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of this feature's employee screens, which belong to the first load of a phone. */
export const titles = {
  'employee_roster.index': { la: 'ຕາຕະລາງວຽກຂອງຂ້ອຍ', en: 'My roster' },
} satisfies RouteTitles
