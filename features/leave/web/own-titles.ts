import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of the employees' screens that are not part of the first load of a phone; they are loaded with those of all screens. */
export const titles = {
  'employee_leave.index': { la: 'ການລາພັກຂອງຂ້ອຍ', en: 'My leave' },
  'employee_leave.calendar': { la: 'ປະຕິທິນຂອງພະແນກ', en: 'Calendar of my department' },
  'employee_leave.add': { la: 'ຂໍລາພັກ', en: 'Request leave' },
  'employee_leave.edit': { la: 'ແກ້ໄຂການຂໍລາພັກ', en: 'Edit leave request' },
  'employee_leave.approve': { la: 'ອະນຸມັດການລາພັກ (ຫົວໜ້າ)', en: 'Approve leave (line manager)' },
  'employee_leave_hr.approve': { la: 'ອະນຸມັດການລາພັກ (HR)', en: 'Approve leave (HR)' },
} satisfies RouteTitles
