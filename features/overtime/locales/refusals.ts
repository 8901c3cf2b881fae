/** Why an employee cannot ask for overtime as it is. */
export const OVERTIME_REFUSALS = {
  overtime_overlaps: {
    la: (day: string) => `ຊ້ອນກັນກັບການເພີ່ມໂມງອື່ນຂອງທ່ານໃນວັນທີ ${day}`,
    en: (day: string) => `It overlaps your other overtime on ${day}`,
  },
  overtime_outside_employment: {
    la: (day: string) => `ທ່ານບໍ່ໄດ້ເຮັດວຽກຢູ່ບໍລິສັດໃນວັນທີ ${day}`,
    en: (day: string) => `You are not employed on ${day}`,
  },
  overtime_too_long: {
    la: () => 'ເພີ່ມໂມງຄັ້ງໜຶ່ງໄດ້ບໍ່ເກີນ 16 ຊົ່ວໂມງ',
    en: () => 'At most 16 hours at once',
  },
  overtime_too_late: {
    la: (day: string) => `ຂໍຍ້ອນຫຼັງໄດ້ຮອດວັນທີ ${day}. ກະລຸນາຕິດຕໍ່ຝ່າຍບຸກຄະລາກອນ.`,
    en: (day: string) => `You can ask back to ${day}. For earlier days, ask HR.`,
  },
  overtime_only_before: {
    la: () => 'ຕ້ອງຂໍກ່ອນເລີ່ມເພີ່ມໂມງ. ກະລຸນາຕິດຕໍ່ຝ່າຍບຸກຄະລາກອນ.',
    en: () => 'Overtime must be asked for before it starts. Please ask HR.',
  },
  overtime_below_minimum: {
    la: (minutes: string) => `ເພີ່ມໂມງຕ້ອງຢ່າງໜ້ອຍ ${minutes} ນາທີ`,
    en: (minutes: string) => `Overtime must be at least ${minutes} minutes`,
  },
  overtime_in_shift: {
    la: () => 'ເວລານີ້ຢູ່ພາຍໃນກະເຮັດວຽກຂອງທ່ານທັງໝົດ',
    en: () => 'All of this time lies inside your shift',
  },
  overtime_on_leave: {
    la: (day: string) => `ທ່ານລາພັກໝົດມື້ໃນວັນທີ ${day}`,
    en: (day: string) => `You are on leave the whole day on ${day}`,
  },
} as const
/** HR enters overtime beyond a limit of the law. */
export const REASON_BEYOND_LIMITS = {
  la: 'ເກີນກຳນົດຂອງກົດໝາຍແຮງງານ: ບອກເຫດຜົນ ເຊັ່ນ ການອະນຸຍາດຂອງຂະແໜງແຮງງານ',
  en: 'Beyond a limit of the labour law: say why, such as the permission of the labour authority',
} as const

/** Less can be approved, never more. */
export const NOT_LESS = {
  la: (from: string, to: string) => `ຕ້ອງຢູ່ລະຫວ່າງ ${from} ຫາ ${to} ແລະ ບໍ່ແມ່ນ 0 ນາທີ`,
  en: (from: string, to: string) => `It must lie between ${from} and ${to}, and not be empty`,
} as const

export type OvertimeRefusal = keyof typeof OVERTIME_REFUSALS
