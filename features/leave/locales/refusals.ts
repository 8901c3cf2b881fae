/** Why an employee cannot ask for leave as it is. */
export const LEAVE_REFUSALS = {
  leave_overlaps: {
    la: (day: string) => `ທ່ານລາພັກໃນວັນດຽວກັນແລ້ວ: ${day}`,
    en: (day: string) => `You have other leave on the same day: ${day}`,
  },
  leave_without_shift: {
    la: (day: string) => `ທ່ານບໍ່ມີກະເຮັດວຽກແຕ່ວັນທີ ${day}: ບໍ່ຕ້ອງລາພັກ`,
    en: (day: string) => `You have no shift from ${day}, so no leave is needed`,
  },
  leave_on_holiday: {
    la: (day: string) => `ແຕ່ ${day} ແມ່ນວັນພັກລັດຖະການ: ບໍ່ຕ້ອງລາພັກ`,
    en: (day: string) => `From ${day} these are public holidays, so no leave is needed`,
  },
  leave_outside_employment: {
    la: (day: string) => `ທ່ານບໍ່ໄດ້ເຮັດວຽກຢູ່ບໍລິສັດໃນວັນທີ ${day}`,
    en: (day: string) => `You are not employed on ${day}`,
  },
  leave_too_early: {
    la: (day: string) => `ການລາພັກປະເພດນີ້ໃຊ້ໄດ້ແຕ່ ${day} ເປັນຕົ້ນໄປ`,
    en: (day: string) => `This leave can be taken from ${day}`,
  },
  leave_on_other_dates: {
    la: (day: string) => `ບໍລິສັດບໍ່ໄດ້ກຳນົດໃຫ້ພັກໃນວັນທີ ${day}`,
    en: (day: string) => `The company does not give this leave on ${day}`,
  },
  leave_short_notice: {
    la: (day: string) => `ການລາພັກປະເພດນີ້ຕ້ອງຂໍລ່ວງໜ້າ: ໄດ້ແຕ່ ${day} ເປັນຕົ້ນໄປ`,
    en: (day: string) => `This leave must be asked for in advance: it can begin on ${day}`,
  },
  leave_too_long: {
    la: (day: string, most: string) => `ລາພັກຕິດຕໍ່ກັນໄດ້ບໍ່ເກີນ ${most} ມື້: ເກີນຕັ້ງແຕ່ວັນທີ ${day}`,
    en: (day: string, most: string) => `At most ${most} days in a row can be taken: it is more from ${day}`,
  },
  leave_blocked: {
    la: (day: string, note: string) => `ບໍລິສັດບໍ່ໃຫ້ລາພັກ ຕັ້ງແຕ່ວັນທີ ${day}: ${note}`,
    en: (day: string, note: string) => `No leave is given from ${day}: ${note}`,
  },
  leave_beyond_balance: {
    la: (day: string, left: string) => `ແຕ່ ${day} ເກີນຈຳນວນວັນພັກ: ຍັງເຫຼືອ ${left} ມື້ໃນປີ`,
    en: (day: string, left: string) =>
      `From ${day} it exceeds your balance: ${left} days are left in the year`,
  },
  leave_part_too_small: {
    la: () => 'ການລາພັກປະເພດນີ້ ລາເປັນຊ່ວງສັ້ນແບບນີ້ບໍ່ໄດ້',
    en: () => 'This leave cannot be taken in such a small part of a day',
  },
  leave_hours_outside_shift: {
    la: (day: string) => `ເວລານີ້ຢູ່ນອກກະເຮັດວຽກຂອງວັນທີ ${day}`,
    en: (day: string) => `This time is outside your shift on ${day}`,
  },
} as const
