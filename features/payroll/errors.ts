import { defineErrors } from '#kit/contract/error-register.ts'

/** The error codes of this feature. */
export const payrollErrors = defineErrors({
  company_decides: {
    status: 403,
    la: 'ການອະນຸມັດ, ການຈ່າຍ ແລະ ການຕັດສິນກ່ຽວກັບເງິນເດືອນ ຕ້ອງໃຫ້ຄົນຂອງບໍລິສັດເປັນຜູ້ເຮັດ',
    en: 'Only users of the company can approve, pay and decide about pay',
  },
  run_locked: {
    status: 409,
    la: 'ງວດນີ້ອະນຸມັດແລ້ວ ແກ້ໄຂບໍ່ໄດ້',
    en: 'This run is approved and locked',
  },
  run_not_calculated: {
    status: 409,
    la: 'ງວດນີ້ຍັງບໍ່ໄດ້ຄິດໄລ່',
    en: 'This run has not been calculated',
  },
  exchange_rate_missing: {
    status: 409,
    la: 'ບໍ່ມີອັດຕາແລກປ່ຽນຂອງສະກຸນເງິນໃນເງິນເດືອນ ຕ້ອງປ້ອນອັດຕາກ່ອນຄິດໄລ່',
    en: 'The exchange rate of a salary’s currency is missing. Enter it before calculating.',
  },
  run_rules_changed: {
    status: 409,
    la: 'ກົດລະບຽບ ຫຼື ການຕັ້ງຄ່າຂອງບໍລິສັດມີການປ່ຽນແປງຫຼັງຈາກຄິດໄລ່ ຕ້ອງຄິດໄລ່ໃໝ່ທັງງວດ',
    en: 'Rules or settings of the company have changed since the calculation. Calculate the whole run again.',
  },
  days_pending: {
    status: 409,
    la: 'ມື້ເຮັດວຽກຂອງພະນັກງານນີ້ກຳລັງຄິດໄລ່ຢູ່ ລອງໃໝ່ອີກບຶດໜຶ່ງ',
    en: 'The days of this employee are still being worked out. Try again in a moment.',
  },
  run_calculating: {
    status: 409,
    la: 'ງວດນີ້ກຳລັງຄິດໄລ່',
    en: 'This run is being calculated',
  },
  run_has_unpayable: {
    status: 409,
    la: 'ມີລາຍການທີ່ຍອດສຸດທິຕິດລົບ ຕ້ອງແກ້ໄຂກ່ອນອະນຸມັດ',
    en: 'Some payslips are negative. Fix them before approving.',
  },
  run_outdated: {
    status: 409,
    la: 'ມີຂໍ້ມູນປ່ຽນແປງຫຼັງຈາກຄິດໄລ່ ຕ້ອງຄິດໄລ່ໃໝ່ກ່ອນອະນຸມັດ',
    en: 'Facts have changed since the calculation. Calculate again before approving.',
  },
  settled: {
    status: 409,
    la: 'ພະນັກງານນີ້ມີການສະສາງແລ້ວ',
    en: 'There is already a settlement of this employment',
  },
  no_last_day: {
    status: 409,
    la: 'ພະນັກງານຍັງບໍ່ມີວັນທີສິ້ນສຸດການເຮັດວຽກ',
    en: 'The employee has no last day of employment',
  },
  last_day_outside: {
    status: 422,
    la: 'ວັນສຸດທ້າຍຂອງການເຮັດວຽກຕ້ອງຢູ່ໃນຊ່ວງວັນທີຂອງງວດ',
    en: 'The last day of employment must be in the period',
  },
  run_of_settlement: {
    status: 409,
    la: 'ງວດນີ້ເປັນຂອງການສະສາງ ຕ້ອງແກ້ໄຂໃນການສະສາງ',
    en: 'This run belongs to a settlement. Change it there.',
  },
  run_has_reviews: {
    status: 409,
    la: 'ມີໃບແຈ້ງເງິນເດືອນທີ່ຄວນກວດຄືນ ກະລຸນາຢືນຢັນ',
    en: 'Some payslips are marked for review. Confirm to continue.',
  },
  run_has_days_ahead: {
    status: 409,
    la: 'ໄລຍະຂອງງວດຍັງບໍ່ທັນຈົບ ກະລຸນາຢືນຢັນ',
    en: 'The period of this run is not over. Confirm to continue.',
  },
  payslip_held: {
    status: 409,
    la: 'ໃບແຈ້ງເງິນເດືອນນີ້ລະງັບໄວ້ແລ້ວ',
    en: 'This payslip is already on hold',
  },
  /** The holds of a run end with it: who cannot hold payslips cannot delete it. */
  run_has_held: {
    status: 409,
    la: 'ງວດນີ້ມີໃບແຈ້ງເງິນເດືອນທີ່ລະງັບໄວ້. ສະເພາະຜູ້ມີສິດຈ່າຍເງິນເດືອນ ຈຶ່ງລຶບໄດ້.',
    en: 'Payslips of this run are on hold. Only users who can pay can delete it.',
  },
  payslip_unmarked: {
    status: 409,
    la: 'ໃບແຈ້ງເງິນເດືອນນີ້ບໍ່ມີຫຍັງຕ້ອງກວດ',
    en: 'This payslip has no marks to accept',
  },
  received_before_run: {
    status: 422,
    la: 'ວັນທີຮັບເງິນຕ້ອງບໍ່ກ່ອນງວດເລີ່ມ',
    en: 'The money cannot be received before the run begins',
  },
  check_second_person: {
    status: 409,
    la: 'ຜູ້ຄິດໄລ່ງວດນີ້ ຫຼື ໃບແຈ້ງເງິນເດືອນບາງໃບ ກວດຮັບເອງບໍ່ໄດ້ ຕ້ອງໃຫ້ຄົນອື່ນ',
    en: 'Those who calculated the run or some of its payslips cannot accept its marks. Another person must.',
  },
  employee_omitted: {
    status: 409,
    la: 'ພະນັກງານນີ້ບໍ່ຢູ່ໃນງວດແລ້ວ',
    en: 'This employee is already left out of the run',
  },
  employee_not_omitted: {
    status: 409,
    la: 'ພະນັກງານນີ້ຢູ່ໃນງວດແລ້ວ',
    en: 'This employee is not left out of the run',
  },
  payslip_not_held: {
    status: 409,
    la: 'ໃບແຈ້ງເງິນເດືອນນີ້ບໍ່ໄດ້ລະງັບໄວ້',
    en: 'This payslip is not on hold',
  },
  bank_layout_too_narrow: {
    status: 409,
    la: 'ຖັນໃນຮູບແບບຂອງທະນາຄານແຄບເກີນໄປ ສຳລັບບັນຊີ ຫຼື ຈຳນວນເງິນ',
    en: 'A column of the bank’s layout is too narrow for an account or an amount',
  },
  payment_day_outside: {
    status: 422,
    la: 'ວັນທີຈ່າຍຕ້ອງບໍ່ກ່ອນງວດເລີ່ມ ແລະ ບໍ່ກາຍໜຶ່ງປີຫຼັງງວດ',
    en: 'The payment date must not be before the run begins or more than a year after it',
  },
  run_overlaps: {
    status: 409,
    la: 'ມີງວດອື່ນໃນໄລຍະນີ້ແລ້ວ ກະລຸນາຢືນຢັນ',
    en: 'Another run contains some of these days. Confirm to continue.',
  },
  run_second_person: {
    status: 409,
    la: 'ຜູ້ຄິດໄລ່ງວດນີ້ ຫຼື ໃບແຈ້ງເງິນເດືອນບາງໃບ ອະນຸມັດຄົນດຽວບໍ່ໄດ້ ຕ້ອງໃຫ້ຄົນອື່ນ ຫຼື ຄິດໄລ່ງວດຄືນໃໝ່',
    en: 'Those who calculated the run or some of its payslips cannot be the only ones to approve it. Another person must, or calculate the run again.',
  },
  run_first_person: {
    status: 409,
    la: 'ຜູ້ໃຫ້ບໍລິການເປັນຜູ້ຄິດໄລ່ງວດນີ້ ຕ້ອງໃຫ້ຄົນຂອງບໍລິສັດຄິດໄລ່ຄືນໃໝ່',
    en: 'The provider calculated this run. A user of the company must calculate it again.',
  },
  run_status: {
    status: 409,
    la: 'ສະຖານະຂອງງວດບໍ່ອະນຸຍາດໃຫ້ເຮັດລາຍການນີ້',
    en: 'The status of the run does not allow this',
  },
  accounts_unconfirmed: {
    status: 409,
    la: 'ມີບັນຊີທະນາຄານທີ່ປ່ຽນ ຫຼື ໃໝ່ ລໍຖ້າຄົນທີສອງຢືນຢັນ ກະລຸນາຢືນຢັນໃນແຖບ “ລາຍຊື່ໂອນເງິນ” ກ່ອນ',
    en: 'Changed or new bank accounts must be confirmed by a second person. Confirm them in the tab “Bank list” first.',
  },
  difference_status: {
    status: 409,
    la: 'ສະຖານະຂອງສ່ວນຕ່າງບໍ່ອະນຸຍາດໃຫ້ເຮັດລາຍການນີ້',
    en: 'The status of the pay difference does not allow this',
  },
  difference_unpaid: {
    status: 409,
    la: 'ງວດທີ່ເລືອກບໍ່ມີພະນັກງານຄົນນີ້',
    en: 'The chosen run does not pay this person',
  },
  account_second_person: {
    status: 409,
    la: 'ຜູ້ທີ່ປ່ຽນບັນຊີ ຫຼື ເຈົ້າຂອງບັນຊີ ຢືນຢັນເອງບໍ່ໄດ້ ຕ້ອງມີຄົນທີສອງ',
    en: 'Whoever changed the account, and the person it belongs to, cannot confirm it',
  },
})

declare module '#kit/contract/errors.ts' {
  interface ErrorRegister extends Record<keyof typeof payrollErrors, true> {}
}
