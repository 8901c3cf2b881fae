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
    la: () => 'ທ່ານບໍ່ມີກະໃນມື້ເຫຼົ່ານີ້. ຖ້າເຮັດວຽກໃນມື້ພັກ ໃຫ້ຂໍເຮັດວຽກລ່ວງເວລາ.',
    en: () => 'You have no shift on these days. For work on a rest day, ask for overtime.',
  },
  does_not_clock_in: {
    la: () => 'ທ່ານບໍ່ຕ້ອງປ້ຳໂມງ, ຈຶ່ງບໍ່ຈຳເປັນຕ້ອງຂໍ',
    en: () => 'You do not clock in, so you do not need to ask',
  },
} as const
