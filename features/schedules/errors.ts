import { defineErrors } from '#kit/contract/error-register.ts'

/** The error codes of this feature. */
export const scheduleErrors = defineErrors({
  request_status: {
    status: 409,
    la: 'ສະຖານະບໍ່ອະນຸຍາດໃຫ້ເຮັດລາຍການນີ້',
    en: 'The status does not allow this',
  },
})

declare module '#kit/contract/errors.ts' {
  interface ErrorRegister extends Record<keyof typeof scheduleErrors, true> {}
}
