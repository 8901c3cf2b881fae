import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of the employees' screens that are not part of the first load of a phone; they are loaded with those of all screens. */
export const titles = {
  'correction.add': { la: 'ແຈ້ງລືມປ້ຳໂມງ', en: 'Report a forgotten scan' },
  'correction.edit': { la: 'ແກ້ໄຂການແຈ້ງລືມປ້ຳໂມງ', en: 'Edit forgotten scan' },
  'outside_work.add': { la: 'ຂໍອອກເຮັດວຽກນອກ', en: 'Ask to work outside' },
  'outside_work.edit': { la: 'ແກ້ໄຂການຂໍອອກເຮັດວຽກນອກ', en: 'Edit work outside' },
  'employee_ot_request.stayed': { la: 'ຂໍເພີ່ມໂມງທີ່ຢູ່ເຮັດຕໍ່', en: 'Overtime you stayed for' },
} satisfies RouteTitles
