/** Why an approver cannot be named. */
export const APPROVER_FAULTS = {
  nobody: { la: 'ເລືອກຜູ້ອະນຸມັດຢ່າງໜ້ອຍໜຶ່ງຄົນ', en: 'Choose at least one approver' },
  requester: { la: 'ຜູ້ຂໍອະນຸມັດໃຫ້ຕົນເອງບໍ່ໄດ້', en: 'Nobody approves an own request' },
  named_already: { la: 'ເລືອກຄົນນີ້ແລ້ວ', en: 'This person is chosen already' },
  no_account: {
    la: 'ຄົນນີ້ລາອອກແລ້ວ ຫຼື ບໍ່ມີບັນຊີເຂົ້າສູ່ລະບົບ',
    en: 'This person has left, or has no account to sign in with',
  },
  still_there: { la: 'ຜູ້ອະນຸມັດຄົນນີ້ຍັງເຮັດວຽກຢູ່', en: 'This approver has not left' },
  oneself: { la: 'ເລືອກຄົນອື່ນ ທີ່ບໍ່ແມ່ນຕົນເອງ', en: 'Choose somebody else than yourself' },
  unknown_department: { la: 'ບໍ່ມີພະແນກນີ້', en: 'There is no such department' },
} as const
export type ApproverFault = keyof typeof APPROVER_FAULTS

/** Why a field of a form cannot be kept. */
export const FORM_FAULTS = {
  unknown_template: { la: 'ບໍ່ມີແບບຟອມນີ້ອີກແລ້ວ', en: 'This template is not offered any more' },
  required: { la: 'ຕ້ອງປ້ອນຂໍ້ມູນ', en: 'Required' },
  not_number: { la: 'ຕ້ອງເປັນຕົວເລກ', en: 'Must be a number' },
  not_date: { la: 'ວັນທີບໍ່ຖືກຕ້ອງ', en: 'Not a valid date' },
  not_choice: { la: 'ຄ່ານີ້ບໍ່ມີໃຫ້ເລືອກ', en: 'Not one of the choices' },
} as const
