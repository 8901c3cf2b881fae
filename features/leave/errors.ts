import { defineErrors } from '#kit/contract/error-register.ts'

/** The error codes of this feature. */
export const leaveErrors = defineErrors({
  leave_files: {
    status: 409,
    la: 'ການລາພັກໜຶ່ງມີໄດ້ບໍ່ເກີນ 5 ໄຟລ໌',
    en: 'A leave has at most 5 files',
  },
  leave_files_closed: {
    status: 409,
    la: 'ໄຟລ໌ຂອງການລາພັກນີ້ປ່ຽນບໍ່ໄດ້ແລ້ວ',
    en: 'The files of this leave can no longer be changed like this',
  },
  leave_cash_closed: {
    status: 409,
    la: 'ວັນພັກນີ້ຈ່າຍເປັນເງິນແລ້ວ ຫຼື ຖືກຖອນຄືນແລ້ວ',
    en: 'These days have been paid or taken back',
  },
  leave_year_closed: {
    status: 409,
    la: 'ປີນີ້ປິດແລ້ວ',
    en: 'This year is closed already',
  },
  leave_year_runs: {
    status: 409,
    la: 'ຍັງປິດປີນີ້ບໍ່ໄດ້',
    en: 'This year cannot be closed yet',
  },
})

declare module '#kit/contract/errors.ts' {
  interface ErrorRegister extends Record<keyof typeof leaveErrors, true> {}
}
