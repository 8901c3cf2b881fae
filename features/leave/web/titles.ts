import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of this feature's administration screens, by route name. */
export const titles = {
  'emp.leave.index': { la: 'ວັນພັກຂອງພະນັກງານ', en: 'Leave entitlements' },
  'leave_year.index': { la: 'ປິດປີວັນພັກ', en: 'Close years of leave' },
  'leave_block.index': { la: 'ວັນທີ່ບໍ່ໃຫ້ລາພັກ', en: 'Days without leave' },
  'leave.calendar': { la: 'ປະຕິທິນການລາພັກ', en: 'Leave calendar' },
  'vacation.index': { la: 'ປະເພດການລາພັກ', en: 'Leave types' },
  'vacation.create': { la: 'ເພີ່ມປະເພດການລາພັກ', en: 'New leave type' },
  'e-leave.index': { la: 'ລາຍງານການລາພັກ', en: 'Leave report' },
  'e-leave.edit': { la: 'ແກ້ໄຂການລາພັກ', en: 'Edit leave' },
  'e-leave.many': { la: 'ລາພັກຫຼາຍຄົນ', en: 'Leave of many employees' },
  'e-leave.add': { la: 'ເພີ່ມການລາພັກ', en: 'Enter leave' },
} satisfies RouteTitles
