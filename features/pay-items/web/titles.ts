import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of this feature's administration screens, by route name. */
export const titles = {
  'pay_item.index': { la: 'ລາຍໄດ້ອື່ນ ແລະ ລາຍການຫັກ', en: 'Other incomes and deductions' },
  'variable_pay.index': { la: 'ເງິນແຕ່ລະເດືອນ', en: 'Pay of a month' },
  'pay_item.show': { la: 'ພະນັກງານຂອງລາຍການ', en: 'People of an item' },
} satisfies RouteTitles
