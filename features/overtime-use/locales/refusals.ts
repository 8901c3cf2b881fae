import type { Language } from '#kit/contract/scalars.ts'
import type { UseFaultCode } from '../contract.ts'

type Sentence = Record<Language, (day: string, hours: string) => string>

/** HR posts a month. */
export const MONTH_NOT_OVER: Record<Language, string> = {
  la: 'ເດືອນນີ້ຍັງບໍ່ທັນໝົດ',
  en: 'This month is not over yet',
}

/** Why an employee cannot use overtime as asked. */
export const USE_REFUSALS: Record<UseFaultCode | 'use_in_past', Sentence> = {
  use_in_past: {
    la: () => 'ວັນທີຜ່ານໄປແລ້ວ. ກະລຸນາຕິດຕໍ່ຝ່າຍບຸກຄະລາກອນ.',
    en: () => 'This date is over. Please ask HR.',
  },
  use_outside_employment: {
    la: (day) => `ທ່ານບໍ່ໄດ້ເຮັດວຽກຢູ່ບໍລິສັດໃນວັນທີ ${day}`,
    en: (day) => `You are not employed on ${day}`,
  },
  use_without_shift: {
    la: (day) => `ທ່ານບໍ່ມີກະເຮັດວຽກໃນວັນທີ ${day}: ບໍ່ຕ້ອງໃຊ້ໂມງເພີ່ມ`,
    en: (day) => `You have no shift on ${day}, so no time off is needed`,
  },
  use_on_holiday: {
    la: (day) => `${day} ແມ່ນວັນພັກລັດຖະການ: ບໍ່ຕ້ອງໃຊ້ໂມງເພີ່ມ`,
    en: (day) => `${day} is a public holiday, so no time off is needed`,
  },
  use_outside_shift: {
    la: (day) => `ເວລານີ້ຢູ່ນອກກະເຮັດວຽກຂອງວັນທີ ${day}`,
    en: (day) => `This time is not inside your shift on ${day}`,
  },
  use_too_short: {
    la: () => 'ຕ້ອງຢ່າງໜ້ອຍ 30 ນາທີຂອງເວລາເຮັດວຽກ',
    en: () => 'It must be at least 30 minutes of working time',
  },
  use_not_quarter: {
    la: () => 'ໄລຍະເວລາຕ້ອງເປັນຂັ້ນລະ 15 ນາທີ',
    en: () => 'The length must be in steps of 15 minutes',
  },
  use_overlaps: {
    la: (day) => `ທ່ານລາພັກ ຫຼື ໃຊ້ໂມງເພີ່ມໃນເວລາດຽວກັນແລ້ວ: ${day}`,
    en: (day) => `You are on leave or use overtime at the same time on ${day}`,
  },
  use_beyond_credit: {
    la: (day, hours) => `ໂມງເພີ່ມທີ່ຍັງເຫຼືອບໍ່ພໍ: ໃນວັນທີ ${day} ມີ ${hours} ຊົ່ວໂມງ`,
    en: (day, hours) => `You do not have enough overtime left: ${hours} hours on ${day}`,
  },
}
