import { defineErrors } from '#kit/contract/error-register.ts'

/** The error codes of this feature. */
export const careerErrors = defineErrors({
  change_waits: {
    status: 409,
    la: 'ຂໍ້ມູນນີ້ມີຄຳຂໍປ່ຽນທີ່ຍັງລໍຖ້າການຕັດສິນ',
    en: 'A change of one of these fields is still waiting for a decision',
  },
  adjustment_asked: {
    status: 409,
    la: 'ມີການຂໍປັບເງິນເດືອນໃນວັນທີນີ້ ທີ່ຍັງລໍຖ້າການຕັດສິນ',
    en: 'An adjustment from this day already waits for a decision',
  },
  adjustment_same_day: {
    status: 409,
    la: 'ມີການປັບເງິນເດືອນອື່ນໃນວັນທີນີ້ແລ້ວ. ໃຫ້ຍົກເລີກອັນນັ້ນກ່ອນ ຫຼື ສົ່ງຄືນຄຳຂໍນີ້.',
    en: 'Another adjustment is in force from this day. Cancel it first, or return this request.',
  },
  adjustment_not_employed: {
    status: 409,
    la: 'ພະນັກງານບໍ່ໄດ້ເຮັດວຽກໃນວັນທີນີ້',
    en: 'The employee does not work on this day',
  },
})

declare module '#kit/contract/errors.ts' {
  interface ErrorRegister extends Record<keyof typeof careerErrors, true> {}
}
