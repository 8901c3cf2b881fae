import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of this feature's administration screens, by route name. */
export const titles = {
  'schedule.index': { la: 'ຕາຕະລາງເວລາ', en: 'Schedules' },
  'restDay.index': { la: 'ວັນພັກຂອງບໍລິສັດ', en: 'Rest days' },
  'restDay.create': { la: 'ເພີ່ມວັນພັກ', en: 'New rest day' },
} satisfies RouteTitles
