import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of the employees' screens that are not part of the first load of a phone; they are loaded with those of all screens. */
export const titles = {
  'employee_use_ot.index': { la: 'ນຳໃຊ້ໂມງເພີ່ມ', en: 'My overtime use' },
  'employee_use_ot.add': { la: 'ຂໍນຳໃຊ້ໂມງເພີ່ມ', en: 'Use overtime as time off' },
  'employee_use_ot.edit': { la: 'ແກ້ໄຂການນຳໃຊ້ໂມງເພີ່ມ', en: 'Edit overtime use' },
  'employee_approve_use_ot.index': { la: 'ອະນຸມັດການນຳໃຊ້ໂມງເພີ່ມ', en: 'Approve overtime use' },
  'employee_report_ot.index': { la: 'ລາຍງານເພີ່ມໂມງຂອງຂ້ອຍ', en: 'My overtime report' },
} satisfies RouteTitles
