import { defineErrors } from '#kit/contract/error-register.ts'

/** The error codes of this feature. */
export const employeeErrors = defineErrors({
  adjustment_used: {
    status: 409,
    la: 'ງວດທີ່ອະນຸມັດແລ້ວໄດ້ໃຊ້ເງິນເດືອນນີ້ ຍົກເລີກບໍ່ໄດ້ ໃຫ້ເພີ່ມການປັບຄືນແທນ',
    en: 'An approved run has used this salary, so it cannot be cancelled. Enter an adjustment back instead.',
  },
  salary_change_unclear: {
    status: 409,
    la: 'ກະລຸນາເລືອກວ່າເປັນການແກ້ໄຂທີ່ຜິດ ຫຼື ການປັບເງິນເດືອນ ແລະ ແຕ່ວັນທີໃດ',
    en: 'Say whether this corrects a mistake or is a raise, and from which day',
  },
  benefit_change_unclear: {
    status: 409,
    la: 'ກະລຸນາເລືອກວ່າເປັນການແກ້ໄຂທີ່ຜິດ ຫຼື ການປ່ຽນສະຫວັດດີການ ແລະ ແຕ່ເດືອນໃດ',
    en: 'Say whether this corrects a mistake or changes the benefit, and from which month',
  },
  employment_in_locked_run: {
    status: 409,
    la: 'ວັນທີເລີ່ມ ຫຼື ວັນທີສິ້ນສຸດປ່ຽນມື້ທີ່ຢູ່ໃນງວດທີ່ອະນຸມັດແລ້ວ. ກະລຸນາຢືນຢັນ.',
    en: 'The start or end date changes days of an approved run. Confirm that the difference is settled later.',
  },
  requests_after_end: {
    status: 409,
    la: 'ມີການລາພັກ ຫຼື ເພີ່ມໂມງທີ່ອະນຸມັດແລ້ວ ຫຼັງວັນສິ້ນສຸດ. ກະລຸນາຢືນຢັນວ່າລາຍການເຫຼົ່ານີ້ຈະບໍ່ນັບ.',
    en: 'Approved leave or overtime lies after the end date. Confirm that it no longer counts.',
  },
  import_in_locked_run: {
    status: 409,
    la: 'ໄຟລ໌ນີ້ປ່ຽນຂໍ້ມູນທີ່ມີຜົນໃນງວດທີ່ອະນຸມັດແລ້ວ. ກະລຸນາຢືນຢັນ.',
    en: 'The file changes data that is valid in approved runs. Confirm that the difference is settled later.',
  },
  import_names_open: {
    status: 409,
    la: 'ໄຟລ໌ນີ້ມີຊື່ໃໝ່ ເຊັ່ນ ພະແນກ. ກະລຸນາຢືນຢັນກ່ອນນຳເຂົ້າ.',
    en: 'The file has new names, such as departments. Confirm them before the import.',
  },
})

declare module '#kit/contract/errors.ts' {
  interface ErrorRegister extends Record<keyof typeof employeeErrors, true> {}
}
