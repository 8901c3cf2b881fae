import { defineErrors } from '#kit/contract/error-register.ts'

/** The error codes of this feature. */
export const leaveErrors = defineErrors({
  leave_cash_closed: {
    status: 409,
    la: 'ວັນພັກນີ້ຈ່າຍເປັນເງິນແລ້ວ ຫຼື ຖືກຖອນຄືນແລ້ວ',
    en: 'These days have been paid or taken back',
  },
})

declare module '#kit/contract/errors.ts' {
  interface ErrorRegister extends Record<keyof typeof leaveErrors, true> {}
}
