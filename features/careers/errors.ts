import { defineErrors } from '#kit/contract/error-register.ts'

/** The error codes of this feature. */
export const careerErrors = defineErrors({
  change_waits: {
    status: 409,
    la: 'ຂໍ້ມູນນີ້ມີຄຳຂໍປ່ຽນທີ່ຍັງລໍຖ້າການຕັດສິນ',
    en: 'A change of one of these fields is still waiting for a decision',
  },
})

declare module '#kit/contract/errors.ts' {
  interface ErrorRegister extends Record<keyof typeof careerErrors, true> {}
}
