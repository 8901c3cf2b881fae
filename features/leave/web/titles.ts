import type { RouteTitles } from '#kit/web/navigation.ts'

/** The titles of this feature's screens of the administration, by the names of their routes. */
export const titles = {
  'vacation.index': { la: 'ປະເພດການລາພັກ', en: 'Vacation' },
  'vacation.create': { la: 'ເພີ່ມປະເພດການລາພັກ', en: 'New vacation' },
  'e-leave.index': { la: 'ລາຍງານການລາພັກ', en: 'Leave report' },
  'e-leave.add': { la: 'ເພີ່ມການລາພັກ', en: 'Enter leave' },
} satisfies RouteTitles
