import { defineErrors } from '#kit/contract/error-register.ts'

/** The error codes of this feature. */
export const scheduleErrors = defineErrors({
  ends_before_start: {
    status: 409,
    la: 'ວັນສິ້ນສຸດຢູ່ກ່ອນວັນເລີ່ມ',
    en: 'The last day is before the first',
  },
  code_taken: {
    status: 409,
    la: 'ມີກະອື່ນໃຊ້ລະຫັດນີ້ແລ້ວ',
    en: 'Another shift already has this code',
  },
  same_times: {
    status: 409,
    la: 'ມີກະທີ່ໃຊ້ເວລາດຽວກັນໃນຕາຕະລາງນີ້ແລ້ວ',
    en: 'Another shift of this schedule already has these times',
  },
  breaks_outside_shift: {
    status: 409,
    la: 'ເວລາພັກຕ້ອງຢູ່ພາຍໃນກະ',
    en: 'Breaks must be inside the shift',
  },
  breaks_overlap: {
    status: 409,
    la: 'ເວລາພັກຊ້ອນກັນກັບເວລາພັກອື່ນ',
    en: 'Breaks of a shift must not overlap',
  },
})

declare module '#kit/contract/errors.ts' {
  interface ErrorRegister extends Record<keyof typeof scheduleErrors, true> {}
}
