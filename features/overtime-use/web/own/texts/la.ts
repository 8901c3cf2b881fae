import { titles } from '../../own-titles.ts'
import use from '../../texts/la.ts'

/** Texts of an employee's own overtime use, and of those who decide about it. */
export default {
  title: titles['employee_use_ot.index'].la,
  add: titles['employee_use_ot.add'].la,
  edit: titles['employee_use_ot.edit'].la,
  approve: titles['employee_approve_use_ot.index'].la,
  kindName: 'ນຳໃຊ້ໂມງເພີ່ມ',
  day: use.day,
  fromTime: use.fromTime,
  toTime: use.toTime,
  remark: use.remark,
  when: 'ເວລາ',
  takes: use.takes,
  none: 'ທ່ານຍັງບໍ່ເຄີຍນຳໃຊ້ໂມງເພີ່ມ',
  shift: (from: string, to: string) => `ກະຂອງທ່ານ: ${from}–${to}`,
  noShift: 'ທ່ານບໍ່ມີກະໃນມື້ນີ້',
  lengths: 'ໄລຍະເວລາກ່ອນເລີກວຽກ',
  lastHours: (hours: string) => `${hours} ຊມ ສຸດທ້າຍ`,
  wholeDay: 'ໝົດມື້',
  takesHours: (hours: string) => `ໃຊ້ໂມງເພີ່ມ ${hours} ຊົ່ວໂມງ`,
  wholeShift: 'ໝົດກະ: ມື້ນີ້ນັບເປັນວັນພັກທີ່ໄດ້ເງິນເດືອນ',
  leftAfter: (hours: string) => `ຍັງເຫຼືອ ${hours} ຊົ່ວໂມງ`,
  credit: 'ໂມງເພີ່ມທີ່ໃຊ້ໄດ້',
  hours: (hours: string) => `${hours} ຊົ່ວໂມງ`,
  provisional: (hours: string) => `ໃນນີ້ ${hours} ຊົ່ວໂມງຍັງບໍ່ທັນປິດເດືອນ: ໃຊ້ໄດ້ແລ້ວ ແຕ່ອາດປ່ຽນແປງ`,
  pending: (hours: string) => `${hours} ຊົ່ວໂມງລໍຖ້າອະນຸມັດ ແລະ ຫັກອອກແລ້ວ`,
  expiring: (hours: string, day: string) => `${hours} ຊົ່ວໂມງໝົດອາຍຸຫຼັງ ${day}`,
  noCredit: 'ໂມງເພີ່ມທີ່ບໍລິສັດໃຫ້ເປັນເວລາພັກຈະສະແດງຢູ່ບ່ອນນີ້',
  freeDay: 'ບໍ່ຫັກ: ບໍ່ມີກະ ຫຼື ວັນພັກ',
  context: {
    takes: (hours: string) => `ໃຊ້ໂມງເພີ່ມ ${hours} ຊົ່ວໂມງ`,
    left: (before: string, after: string) => `ໂມງເພີ່ມທີ່ເຫຼືອ: ${before} → ${after}`,
  },
  warning: use.warning,
  lockedRun: use.lockedRun,
}
