import type { RouteTitles } from '#kit/web/navigation.ts'

/** The titles of this feature's screens of the administration, by the names of their routes. */
export const titles = {
  'company.log': { la: 'ບັນທຶກການປະຕິບັດ', en: 'Activity log' },
  'company.tracking-export-excel': { la: 'ປະຫວັດການສົ່ງອອກ Excel', en: 'Excel exports' },
  'admin.log': { la: 'ບັນທຶກການປະຕິບັດ', en: 'Activity log' },
} satisfies RouteTitles
