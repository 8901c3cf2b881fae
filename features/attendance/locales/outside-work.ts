/** Why an employee cannot ask for work outside. */
export const OUTSIDE_WORK_REFUSALS = {
  too_late: {
    la: (day: string) => `ຂໍຍ້ອນຫຼັງໄດ້ຮອດວັນທີ ${day}. ກະລຸນາຕິດຕໍ່ຝ່າຍບຸກຄະລາກອນ.`,
    en: (day: string) => `You can ask back to ${day}. For earlier days, ask HR.`,
  },
  too_long: {
    la: (days: string) => `ຂໍໄດ້ບໍ່ເກີນ ${days} ມື້ຕໍ່ຄັ້ງ`,
    en: (days: string) => `At most ${days} days in one request`,
  },
  reversed: {
    la: () => 'ມື້ສຸດທ້າຍຕ້ອງບໍ່ກ່ອນມື້ທຳອິດ',
    en: () => 'The last day is before the first day',
  },
  overlaps: {
    la: (day: string) => `ທ່ານຂໍອອກເຮັດວຽກນອກໃນວັນທີ ${day} ແລ້ວ`,
    en: (day: string) => `You have already asked for work outside on ${day}`,
  },
  on_leave: {
    la: (day: string) => `ທ່ານລາພັກໃນວັນທີ ${day}`,
    en: (day: string) => `You have asked for leave on ${day}`,
  },
  no_shift: {
    la: () => 'ທ່ານບໍ່ມີກະໃນມື້ເຫຼົ່ານີ້. ຖ້າເຮັດວຽກໃນມື້ພັກ ໃຫ້ຂໍເພີ່ມໂມງ.',
    en: () => 'You have no shift on these days. For work on a rest day, ask for overtime.',
  },
  does_not_clock_in: {
    la: () => 'ທ່ານບໍ່ຕ້ອງປ້ຳໂມງ, ຈຶ່ງບໍ່ຈຳເປັນຕ້ອງຂໍ',
    en: () => 'You do not clock in, so you do not need to ask',
  },
} as const

/** Why HR cannot enter work outside for an employee. */
export const OUTSIDE_ENTRY_FAULTS = {
  unknown: { la: 'ບໍ່ມີພະນັກງານນີ້', en: 'There is no such employee' },
  overlaps: {
    la: (names: string) => `ມີການອອກເຮັດວຽກນອກໃນມື້ເຫຼົ່ານີ້ແລ້ວ: ${names}`,
    en: (names: string) => `Already works outside on some of these days: ${names}`,
  },
} as const

/** The report of work outside, and the drawer with which HR enters it. */
export const OUTSIDE_WORK_TEXTS = {
  none: { la: 'ບໍ່ມີການອອກເຮັດວຽກນອກ', en: 'No work outside' },
  noneHint: {
    la: 'ພະນັກງານຂໍເອງ ຫຼື HR ປ້ອນໃຫ້',
    en: 'Employees ask for it, or HR enters it',
  },
  firstDay: { la: 'ແຕ່ວັນທີ', en: 'First day' },
  lastDay: { la: 'ເຖິງວັນທີ', en: 'Last day' },
  place: { la: 'ສະຖານທີ່', en: 'Place' },
  needsScan: { la: 'ປ້ຳໂມງຢູ່ສະຖານທີ່', en: 'Scans at the place' },
  needsScanHint: {
    la: 'ການປ້ຳໂມງນອກເຂດກໍນັບ. ຖ້າປິດ ຈະນັບວ່າມາເຮັດວຽກຕາມກະ ໂດຍບໍ່ຕ້ອງປ້ຳໂມງ.',
    en: 'Scans outside the zones count. If switched off, the shift counts without clocking in.',
  },
  reason: { la: 'ເຫດຜົນ', en: 'Reason' },
  status: { la: 'ສະຖານະ', en: 'Status' },
  by: { la: 'ໂດຍ', en: 'By' },
  when: { la: 'ເວລາ', en: 'When' },
  enter: { la: 'ປ້ອນການອອກເຮັດວຽກນອກ', en: 'Enter work outside' },
  cancel: { la: 'ຍົກເລີກການອອກເຮັດວຽກນອກ', en: 'Cancel work outside' },
  cancelHint: {
    la: 'ພະນັກງານ ແລະ ຜູ້ຕັດສິນຈະໄດ້ຮັບແຈ້ງ. ມື້ເຫຼົ່ານັ້ນຈະຄິດໄລ່ຄືນ.',
    en: 'The employee and those who decided are told. The days are calculated again.',
  },
} as const

/** What HR should know before it is stored. */
export const OUTSIDE_WARNINGS = {
  on_leave: {
    la: (name: string) => `${name}: ລາພັກໃນບາງມື້`,
    en: (name: string) => `${name}: is on leave on some of the days`,
  },
  no_shift: {
    la: (name: string) => `${name}: ບໍ່ມີກະໃນມື້ເຫຼົ່ານີ້, ຈຶ່ງບໍ່ມີຜົນ`,
    en: (name: string) => `${name}: has no shift on these days, so it has no effect`,
  },
  does_not_clock_in: {
    la: (name: string) => `${name}: ບໍ່ຕ້ອງປ້ຳໂມງຢູ່ແລ້ວ`,
    en: (name: string) => `${name}: does not clock in anyway`,
  },
} as const

export const OUTSIDE_WORK_STATUSES = {
  draft: { la: 'ຮ່າງ', en: 'Draft' },
  pending: { la: 'ລໍຖ້າອະນຸມັດ', en: 'Waiting for approval' },
  approved: { la: 'ອະນຸມັດແລ້ວບາງຂັ້ນ', en: 'Approved in part' },
  success: { la: 'ອະນຸມັດແລ້ວ', en: 'Approved' },
  rejected: { la: 'ປະຕິເສດແລ້ວ', en: 'Rejected' },
  cancelled: { la: 'ຖືກຍົກເລີກແລ້ວ', en: 'Cancelled' },
} as const
