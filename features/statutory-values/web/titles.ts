import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of this feature's administration screens, by route name. */
export const titles = {
  'tax.index': { la: 'ອາກອນລາຍໄດ້', en: 'Income tax' },
  'tax.create': { la: 'ເພີ່ມອາກອນລາຍໄດ້', en: 'New tax bracket' },
  'social_security.index': { la: 'ປະກັນສັງຄົມ', en: 'Social security' },
  'social_security.create': { la: 'ເພີ່ມປະກັນສັງຄົມ', en: 'New social security rate' },
} satisfies RouteTitles
