import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of this feature's administration screens, by route name. */
export const titles = {
  'employee_using_ot.index': { la: 'ການນຳໃຊ້ໂມງເພີ່ມ', en: 'Overtime used' },
  'employee_using_ot.create': { la: 'ເພີ່ມການນຳໃຊ້ໂມງເພີ່ມ', en: 'New overtime use' },
} satisfies RouteTitles
