import { defineErrors } from '#kit/contract/error-register.ts'

/** The error codes of this feature. */
export const invoicingErrors = defineErrors({
  invoice_exists: {
    status: 409,
    la: 'ບໍລິສັດນີ້ມີໃບແຈ້ງໜີ້ຂອງເດືອນນີ້ແລ້ວ',
    en: 'This company already has an invoice for this month',
  },
  invoice_status: {
    status: 409,
    la: 'ສະຖານະຂອງໃບແຈ້ງໜີ້ບໍ່ອະນຸຍາດໃຫ້ເຮັດລາຍການນີ້',
    en: 'The status of the invoice does not allow this',
  },
})

declare module '#kit/contract/errors.ts' {
  interface ErrorRegister extends Record<keyof typeof invoicingErrors, true> {}
}
