import type { RouteTitles } from '#kit/web/navigation.ts'

/** The titles of this feature's screens of the administration, by the names of their routes. */
export const titles = {
  'schedule.index': { la: 'ຕາຕະລາງເວລາ', en: 'Schedules' },
  'restDay.index': { la: 'ວັນພັກຂອງບໍລິສັດ', en: 'Rest days' },
  'restDay.create': { la: 'ເພີ່ມວັນພັກ', en: 'New rest day' },
} satisfies RouteTitles
