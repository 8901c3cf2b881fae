import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of this feature's administration screens, by route name. */
export const titles = {
  'requests.staff': { la: 'ຄຳຂໍທີ່ລໍຖ້າອະນຸມັດ', en: 'Requests' },
  'delegation.index': { la: 'ຜູ້ຕັດສິນແທນ', en: 'Deputies' },
  'approval_route.index': { la: 'ສາຍງານອະນຸມັດ', en: 'Approval routes' },
} satisfies RouteTitles
