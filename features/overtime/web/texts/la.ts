import words from '#features/requests/locales/words-la.ts'

/** Texts of overtime on the company's side. */
export default {
  title: 'ເຮັດວຽກເພີ່ມໂມງ',
  intro: 'ການເຮັດວຽກເພີ່ມໂມງທີ່ຂໍ ແລະ ທີ່ອະນຸມັດແລ້ວ',
  report: 'ລາຍງານເຮັດວຽກເພີ່ມໂມງ',
  reportIntro: 'ຊົ່ວໂມງທັງໝົດຕາມຕົວກອງ',
  add: 'ເພີ່ມໂມງໃໝ່',
  addIntro: 'ການເພີ່ມໂມງທີ່ HR ປ້ອນ ຖືວ່າອະນຸມັດແລ້ວທັນທີ ຈຳນວນທີ່ຈ່າຍຈະຄິດຕາມການສະແກນ',
  addMany: 'ເພີ່ມໂມງຫຼາຍຄົນ',
  addManyIntro: 'ຖືວ່າອະນຸມັດແລ້ວທັນທີ ຄືກັບການປ້ອນເທື່ອລະຄົນ. ກວດທຸກລາຍການກ່ອນບັນທຶກ.',
  chooseTime: 'ກະລຸນາປ້ອນເວລາ',
  edit: 'ແກ້ໄຂການເພີ່ມໂມງ',
  cancelOvertime: 'ຍົກເລີກການເພີ່ມໂມງ',
  selected: (count: string) => `ເລືອກແລ້ວ ${count} ລາຍການ`,
  history: 'ປະຫວັດ',
  enterAgain: 'ການເພີ່ມໂມງທີ່ຖືກຍົກເລີກບໍ່ນັບອີກ. ຖ້າຢາກເອົາຄືນ ໃຫ້ເພີ່ມໃໝ່.',
  none: 'ຍັງບໍ່ມີການເພີ່ມໂມງ',
  employee: 'ພະນັກງານ',
  number: 'ລະຫັດ',
  department: 'ພະແນກ',
  day: 'ວັນທີ',
  fromTime: 'ຈາກເວລາ',
  toTime: 'ຫາເວລາ',
  nextDay: 'ມື້ຕໍ່ໄປ',
  nextDayHint: 'ສິ້ນສຸດໃນມື້ຕໍ່ໄປ',
  duration: 'ຊົ່ວໂມງ',
  one: 'ການເພີ່ມໂມງ',
  effect: {
    asked: (hours: string) => `ຂໍ ${hours} ຊົ່ວໂມງ`,
    approved: (hours: string) => `ອະນຸມັດ ${hours} ຊົ່ວໂມງ`,
    counted: 'ຊົ່ວໂມງທີ່ນັບ ແລະ ຈ່າຍ ຢູ່ໃນລາຍລະອຽດຂອງມື້:',
  },
  asked: (from: string, to: string) => `ຂໍ ${from}–${to}`,
  remark: 'ໝາຍເຫດ',
  status: 'ສະຖານະ',
  statuses: {
    draft: words.draft,
    pending: 'ລໍຖ້າອະນຸມັດ',
    approved: 'ຫົວໜ້າອະນຸມັດແລ້ວ',
    success: 'HR ອະນຸມັດແລ້ວ',
    rejected: 'ປະຕິເສດແລ້ວ',
    cancelled: 'ຖືກຍົກເລີກແລ້ວ',
  },
  decidedBy: 'ຜູ້ຕັດສິນ',
  decidedAt: 'ເວລາຕັດສິນ',
  decisionReason: 'ເຫດຜົນຂອງການຕັດສິນ',
  hoursOf: (hours: string) => `${hours} ຊມ`,
  totalHours: 'ຊົ່ວໂມງທັງໝົດ',
  totalEmployees: 'ພະນັກງານ',
  warnTitle: 'ກວດເບິ່ງກ່ອນ',
  warnAnyway: 'ບັນທຶກເຖິງແນວໃດກໍຕາມ',
  lockedRun: (run: string, day: string) =>
    `ວັນທີ ${day} ຢູ່ໃນງວດເງິນເດືອນທີ່ອະນຸມັດແລ້ວ: ${run}. ໃບແຈ້ງເງິນເດືອນຂອງງວດນັ້ນຈະບໍ່ປ່ຽນ; ຈ່າຍ ຫຼື ຫັກສ່ວນຕ່າງໃນງວດຕໍ່ໄປ.`,
  warning: {
    overtime_day_limit: (day: string, hours: string, limit: string) =>
      `ວັນທີ ${day} ລວມເປັນ ${hours} ຊົ່ວໂມງ ເກີນກຳນົດຂອງກົດໝາຍແຮງງານ ${limit} ຊົ່ວໂມງຕໍ່ມື້`,
    overtime_month_limit: (month: string, hours: string, limit: string) =>
      `ເດືອນ ${month} ລວມເປັນ ${hours} ຊົ່ວໂມງ ເກີນກຳນົດຂອງກົດໝາຍແຮງງານ ${limit} ຊົ່ວໂມງຕໍ່ເດືອນ`,
    overtime_days_in_row: (day: string, _: string, __: string, days: string) =>
      `ເພີ່ມໂມງ ${days} ມື້ຕິດຕໍ່ກັນ ແຕ່ວັນທີ ${day}; ກົດໝາຍແຮງງານກຳນົດບໍ່ເກີນ 4 ມື້`,
    overtime_below_minimum: (_: string, hours: string, limit: string) =>
      `${hours} ຊົ່ວໂມງ ສັ້ນກວ່າທີ່ບໍລິສັດກຳນົດ ${limit} ຊົ່ວໂມງ`,
    overtime_overlaps: (day: string) => `ຊ້ອນກັນກັບການເພີ່ມໂມງອື່ນໃນວັນທີ ${day}`,
    overtime_on_holiday: (day: string) => `ວັນທີ ${day} ແມ່ນວັນພັກລັດຖະການ: ຈ່າຍຕາມອັດຕາວັນພັກ`,
    overtime_outside_employment: (day: string) => `ພະນັກງານບໍ່ໄດ້ເຮັດວຽກຢູ່ບໍລິສັດໃນວັນທີ ${day}`,
  },
}
