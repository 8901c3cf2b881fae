import { defineErrors } from '#kit/contract/error-register.ts'

/** The error codes of this feature. */
export const attendanceErrors = defineErrors({
  file_not_scans: {
    status: 422,
    la: 'ໄຟລ໌ນີ້ບໍ່ແມ່ນຂໍ້ຄວາມ ຫຼື Excel (.xlsx)',
    en: 'This file is neither text nor an Excel workbook (.xlsx)',
  },
  /** Somebody else has this PIN on these days. */
  pin_taken: {
    status: 409,
    la: 'ພະນັກງານຄົນອື່ນໃຊ້ລະຫັດປ້ຳໂມງນີ້ຢູ່ແລ້ວໃນວັນເຫຼົ່ານີ້',
    en: 'Another employee has this PIN on these days',
  },
  /** The setting of the company does not allow HR to correct scans. */
  scan_edits_off: {
    status: 409,
    la: 'ຍັງແກ້ໄຂການປ້ຳໂມງບໍ່ໄດ້: ເປີດ “ອະນຸຍາດໃຫ້ແກ້ໄຂເວລາສະແກນ” ໃນ ຕັ້ງຄ່າບໍລິສັດ ກ່ອນ',
    en: 'Scans cannot be corrected yet: turn on “Scan times can be corrected” in Company settings',
  },
  own_scans: {
    status: 403,
    la: 'ແກ້ໄຂການປ້ຳໂມງຂອງຕົນເອງບໍ່ໄດ້',
    en: 'You cannot correct your own scans',
  },
  days_not_ready: {
    status: 409,
    la: 'ກຳລັງຄິດໄລ່ປ້ຳໂມງ ກະລຸນາລອງໃໝ່ໃນອີກບຶດໜຶ່ງ',
    en: 'Attendance is still being calculated. Please try again in a moment.',
  },
})

declare module '#kit/contract/errors.ts' {
  interface ErrorRegister extends Record<keyof typeof attendanceErrors, true> {}
}
