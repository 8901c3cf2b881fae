import { defineErrors } from '#kit/contract/error-register.ts'

/** The error codes of this feature. */
export const statutoryValueErrors = defineErrors({
  law_missing: {
    status: 422,
    la: 'ບໍ່ມີອັດຕາຕາມກົດໝາຍສຳລັບວັນທີນີ້',
    en: 'No statutory values are in force on this date',
  },
})

declare module '#kit/contract/errors.ts' {
  interface ErrorRegister extends Record<keyof typeof statutoryValueErrors, true> {}
}
