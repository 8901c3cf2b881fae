import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of this feature's administration screens, by route name. */
export const titles = {
  'employee_ot.index': { la: 'ເຮັດວຽກເພີ່ມໂມງ', en: 'Overtime requests' },
  'employee_ot.create': { la: 'ເພີ່ມໂມງໃໝ່', en: 'Enter overtime' },
  'employee_ot.many': { la: 'ເພີ່ມໂມງຫຼາຍຄົນ', en: 'Overtime of many employees' },
  'employee_ot.edit': { la: 'ແກ້ໄຂການເຮັດວຽກເພີ່ມໂມງ', en: 'Edit overtime' },
  'employee_ot_list.index': { la: 'ລາຍງານເຮັດວຽກເພີ່ມໂມງ', en: 'Overtime report' },
} satisfies RouteTitles
