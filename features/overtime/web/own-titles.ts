import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of the employees' screens that are not part of the first load of a phone; they are loaded with those of all screens. */
export const titles = {
  'employee_ot_request.index': { la: 'ຂໍເຮັດວຽກເພີ່ມໂມງ', en: 'My overtime requests' },
  'employee_ot_request.create': { la: 'ຂໍເພີ່ມໂມງໃໝ່', en: 'Request overtime' },
  'employee_ot_request.edit': { la: 'ແກ້ໄຂການຂໍເພີ່ມໂມງ', en: 'Edit overtime request' },
  'employee_approve_ot.index': { la: 'ອະນຸມັດເພີ່ມໂມງ', en: 'Approve overtime' },
} satisfies RouteTitles
