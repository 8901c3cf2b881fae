import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of this feature's administration screens, by route name. */
export const titles = {
  'company.log': { la: 'ບັນທຶກການປະຕິບັດ', en: 'Activity log' },
  'company.tracking-export-excel': { la: 'ປະຫວັດການສົ່ງອອກ Excel', en: 'Excel exports' },
  'admin.log': { la: 'ບັນທຶກການປະຕິບັດ', en: 'Activity log' },
} satisfies RouteTitles
