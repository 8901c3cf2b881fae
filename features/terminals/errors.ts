import { defineErrors } from '#kit/contract/error-register.ts'

/** The error codes of this feature. */
export const terminalErrors = defineErrors({
  /** No unclaimed terminal with this serial and code has called. */
  terminal_unknown: {
    status: 422,
    la: 'ບໍ່ພົບເຄື່ອງທີ່ມີເລກເຄື່ອງ ແລະ ລະຫັດນີ້: ກວດເບິ່ງວ່າເຄື່ອງເຊື່ອມຕໍ່ກັບ Champa ແລ້ວ ແລະ ຂໍລະຫັດຈາກຜູ້ໃຫ້ບໍລິການ',
    en: 'No terminal with this serial number and code has called. Check that it is connected to Champa, and ask the provider for the code.',
  },
  terminal_taken: {
    status: 409,
    la: 'ເຄື່ອງນີ້ເປັນຂອງບໍລິສັດໃດໜຶ່ງແລ້ວ',
    en: 'This terminal already belongs to a company',
  },
})

declare module '#kit/contract/errors.ts' {
  interface ErrorRegister extends Record<keyof typeof terminalErrors, true> {}
}
