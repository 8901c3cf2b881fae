import { titles } from '../../own-titles.ts'
import overtime from '../../texts/la.ts'

/** Texts of an employee's own overtime, and of those who decide about overtime. */
export default {
  title: titles['employee_ot_request.index'].la,
  add: titles['employee_ot_request.create'].la,
  edit: titles['employee_ot_request.edit'].la,
  approve: titles['employee_approve_ot.index'].la,
  kindName: 'ເພີ່ມໂມງ',
  day: overtime.day,
  fromTime: overtime.fromTime,
  toTime: overtime.toTime,
  duration: overtime.duration,
  remark: overtime.remark,
  none: 'ທ່ານຍັງບໍ່ເຄີຍຂໍເພີ່ມໂມງ',
  shift: (from: string, to: string) => `ກະຂອງທ່ານ: ${from}–${to}`,
  noShift: 'ທ່ານບໍ່ມີກະໃນມື້ນີ້',
  lengths: 'ໄລຍະເວລາ',
  length: (hours: string) => `+${hours} ຊມ`,
  hours: (hours: string) => `${hours} ຊົ່ວໂມງ`,
  dayKinds: {
    work: 'ມື້ເຮັດວຽກ',
    rest: 'ມື້ພັກຜ່ອນ',
    holiday: 'ວັນພັກລັດຖະການ',
  },
  inShift: (inside: string, all: string) => `${inside} ໃນ ${all} ຢູ່ໃນກະຂອງທ່ານ ແລະ ບໍ່ນັບເປັນເພີ່ມໂມງ`,
  ofDay: (minutes: string, limit: string) => `ມື້ນີ້ ${minutes} ໃນ ${limit}`,
  ofMonth: (minutes: string, limit: string) => `ເດືອນນີ້ ${minutes} ໃນ ${limit}`,
  ofWeek: (minutes: string) => `ອາທິດນີ້ ${minutes}`,
  limits: 'ກຳນົດຂອງກົດໝາຍ',
  paidByScans: 'ຈ່າຍຕາມເວລາທີ່ສະແກນ',
  warning: overtime.warning,
}
