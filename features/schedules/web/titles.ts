import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of this feature's administration screens, by route name. */
export const titles = {
  'schedule.index': { la: 'ຕາຕະລາງເວລາ', en: 'Schedules' },
  'schedule.create': { la: 'ເພີ່ມຕາຕະລາງເວລາ', en: 'New schedule' },
  'schedule_detail.index': { la: 'ກະເຮັດວຽກ', en: 'Weeks and shifts' },
  'schedule_detail.create': { la: 'ເພີ່ມກະ', en: 'New shift' },
  'schedule_detail.create_break_time': { la: 'ເພີ່ມເວລາພັກ', en: 'New break' },
  'schedule_attract_employee.index': { la: 'ພະນັກງານໃນຕາຕະລາງ', en: 'Employees on the schedule' },
  'schedule_attract_employee.create': { la: 'ເພີ່ມພະນັກງານໃສ່ຕາຕະລາງ', en: 'Add employees to the schedule' },
  'schedule_attract_position.index': { la: 'ຕຳແໜ່ງໃນຕາຕະລາງ', en: 'Positions on the schedule' },
  'schedule_attract_position.create': { la: 'ເພີ່ມຕຳແໜ່ງໃສ່ຕາຕະລາງ', en: 'Add positions to the schedule' },
  'scan_time.index': { la: 'ຕາຕະລາງເວລາຂອງພະນັກງານ', en: 'Schedules of employees' },
  'employee.roster.index': { la: 'ຕາຕະລາງວຽກ', en: 'Roster' },
  'employee.roster.add': { la: 'ເພີ່ມພະນັກງານໃສ່ຕາຕະລາງວຽກ', en: 'Add employees to the roster' },
  'rotation.index': { la: 'ຮອບວຽນກະ', en: 'Rotations' },
  'restDay.index': { la: 'ວັນພັກຂອງບໍລິສັດ', en: 'Rest days' },
  'disable_rest_day_employee.index': { la: 'ພະນັກງານທີ່ບໍ່ໄດ້ພັກ', en: 'Employees without this rest day' },
  'restDay.create': { la: 'ເພີ່ມວັນພັກ', en: 'New rest day' },
} satisfies RouteTitles
