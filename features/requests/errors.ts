import { defineErrors } from '#kit/contract/error-register.ts'

/** The error codes of this feature. */
export const requestErrors = defineErrors({
  request_status: {
    status: 409,
    la: 'ສະຖານະບໍ່ອະນຸຍາດໃຫ້ເຮັດລາຍການນີ້',
    en: 'The status does not allow this',
  },
  already_decided: {
    status: 409,
    la: 'ມີຄົນອື່ນຕັດສິນຄຳຂໍນີ້ແລ້ວ',
    en: 'Somebody else has already decided this request',
  },
  not_your_turn: {
    status: 403,
    la: 'ຄຳຂໍນີ້ບໍ່ໄດ້ລໍຖ້າທ່ານ',
    en: 'This request does not wait for you',
  },
  own_request: {
    status: 403,
    la: 'ຄຳຂໍຂອງຕົນເອງ ຕ້ອງໃຫ້ຄົນອື່ນຕັດສິນ',
    en: 'Somebody else must decide your own request',
  },
  link_expired: {
    status: 410,
    la: 'ລິ້ງນີ້ໝົດອາຍຸແລ້ວ',
    en: 'This link has expired',
  },
  link_changed: {
    status: 409,
    la: 'ຄຳຂໍນີ້ບໍ່ໄດ້ລໍຖ້າທ່ານແລ້ວ ຫຼື ຖືກປ່ຽນແປງ',
    en: 'This request no longer waits for you, or was changed',
  },
  sign_in_needed: {
    status: 403,
    la: 'ກະລຸນາເຂົ້າສູ່ລະບົບເພື່ອຕັດສິນ',
    en: 'Sign in to decide this',
  },
  own_branches: {
    status: 403,
    la: 'ສາຂາຂອງຕົນເອງ ຕ້ອງໃຫ້ຄົນອື່ນກຳນົດ',
    en: 'Somebody else must set your own branches',
  },
  other_branch: {
    status: 403,
    la: 'HR ຂອງສາຂາອື່ນເປັນຜູ້ຕັດສິນຄຳຂໍຂອງພະນັກງານຄົນນີ້',
    en: 'The HR people of another branch decide for this employee',
  },
  reason_needed: {
    status: 422,
    la: 'ກະລຸນາຂຽນເຫດຜົນ ຢ່າງໜ້ອຍ 5 ຕົວອັກສອນ',
    en: 'Give a reason of at least 5 letters',
  },
  reminded_already: {
    status: 429,
    la: 'ເຕືອນໄດ້ມື້ລະຄັ້ງ ກະລຸນາລໍຖ້າ',
    en: 'You can remind once in 24 hours',
  },
  too_late: {
    status: 422,
    la: 'ກາຍກຳນົດເວລາແລ້ວ ກະລຸນາຕິດຕໍ່ຝ່າຍບຸກຄະລາກອນ',
    en: 'It is too late for this. Please ask HR.',
  },
})

declare module '#kit/contract/errors.ts' {
  interface ErrorRegister extends Record<keyof typeof requestErrors, true> {}
}
