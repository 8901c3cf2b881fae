import { defineErrors } from '#kit/contract/error-register.ts'

/** The error codes of this feature. */
export const noticeErrors = defineErrors({
  /** The server has no secret key. */
  push_unavailable: {
    status: 409,
    la: 'ລະບົບນີ້ບໍ່ໄດ້ເປີດໃຊ້ການແຈ້ງເຕືອນແບບພຸຊ',
    en: 'Push messages are not available on this system',
  },
  push_address_refused: {
    status: 422,
    la: 'ໂປຣແກຣມທ່ອງເວັບນີ້ຮັບການແຈ້ງເຕືອນແບບພຸຊຈາກລະບົບນີ້ບໍ່ໄດ້',
    en: 'This browser cannot receive push messages from this system',
  },
})

declare module '#kit/contract/errors.ts' {
  interface ErrorRegister extends Record<keyof typeof noticeErrors, true> {}
}
