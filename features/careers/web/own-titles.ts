import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of the employees' screens that are not part of the first load of a phone; they are loaded with those of all screens. */
export const titles = {
  'profile_change.add': { la: 'ແກ້ໄຂຂໍ້ມູນສ່ວນຕົວ', en: 'Change my details' },
  'profile_change.edit': { la: 'ແກ້ໄຂຄຳຂໍປ່ຽນຂໍ້ມູນ', en: 'Edit change of details' },
} satisfies RouteTitles
