import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of the employees' screens that are not part of the first load of a phone; they are loaded with those of all screens. */
export const titles = {
  'requests.inbox': { la: 'ຄຳຂໍທີ່ລໍຖ້າຂ້ອຍ', en: 'Waiting for me' },
  'requests.mine': { la: 'ຄຳຂໍຂອງຂ້ອຍ', en: 'My requests' },
  'requests.by_mail': { la: 'ຕັດສິນຄຳຂໍ', en: 'Decide a request' },
  'requests.delegation': { la: 'ຜູ້ຕັດສິນແທນ', en: 'Deputies' },
} satisfies RouteTitles
