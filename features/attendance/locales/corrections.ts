/** The report of corrections of scans on the screen and in its files. */
export const CORRECTION_TEXTS = {
  none: { la: 'ບໍ່ມີການແກ້ໄຂ', en: 'No corrections' },
  noneHint: {
    la: 'ແກ້ໄຂໄດ້ຈາກລາຍງານລືມປ້ຳໂມງ ຫຼື ຈາກມື້ຂອງພະນັກງານ',
    en: 'Corrections are entered in the report of forgotten scans or on the day of an employee',
  },
  workDate: { la: 'ວັນທີເຮັດວຽກ', en: 'Work date' },
  kind: { la: 'ປະເພດ', en: 'Kind' },
  side: { la: 'ເຂົ້າ/ອອກ', en: 'In or out' },
  at: { la: 'ເວລາທີ່ນັບ', en: 'Time that counts' },
  voided: { la: 'ການສະແກນທີ່ບໍ່ນັບ', en: 'Scan left out' },
  reason: { la: 'ເຫດຜົນ', en: 'Reason' },
  status: { la: 'ສະຖານະ', en: 'Status' },
  by: { la: 'ໂດຍ', en: 'By' },
  when: { la: 'ເວລາບັນທຶກ', en: 'Entered' },
} as const

export const CORRECTION_KINDS = {
  forgot: { la: 'ລືມປ້ຳໂມງ', en: 'Forgot to scan' },
  correction: { la: 'ແກ້ໄຂການປ້ຳໂມງ', en: 'Wrong scan' },
} as const

export const CLOCK_SIDES = {
  in: { la: 'ເຂົ້າ', en: 'In' },
  out: { la: 'ອອກ', en: 'Out' },
} as const

export const CORRECTION_STATUSES = {
  draft: { la: 'ຮ່າງ', en: 'Draft' },
  pending: { la: 'ລໍຖ້າ', en: 'Pending' },
  approved: { la: 'ຫົວໜ້າອະນຸມັດ', en: 'Approved by the manager' },
  success: { la: 'ອະນຸມັດແລ້ວ', en: 'Approved' },
  rejected: { la: 'ປະຕິເສດ', en: 'Rejected' },
  cancelled: { la: 'ຍົກເລີກ', en: 'Cancelled' },
} as const

/** Why a day cannot be corrected. */
export const CORRECTION_FAULTS = {
  not_employed: { la: 'ບໍ່ໄດ້ເປັນພະນັກງານໃນວັນນີ້', en: 'Not employed on this day' },
  no_shift: { la: 'ບໍ່ມີກະໃນວັນນີ້', en: 'There is no shift on this day' },
  holiday: { la: 'ວັນນີ້ແມ່ນວັນພັກລັດຖະການ', en: 'This day is a public holiday' },
  leave: { la: 'ລາພັກໝົດມື້ໃນວັນນີ້', en: 'On leave the whole day' },
  does_not_clock_in: { la: 'ພະນັກງານນີ້ບໍ່ຕ້ອງປ້ຳໂມງ', en: 'This employee does not clock in' },
  in_future: { la: 'ເວລານີ້ຍັງບໍ່ຮອດ', en: 'This time is in the future' },
  outside_window: {
    la: 'ເວລານີ້ບໍ່ຢູ່ໃນຊ່ວງເຂົ້າ ຫຼື ອອກຂອງກະ',
    en: 'This time is outside the part of the shift in which one clocks in or out',
  },
  has_scan: { la: 'ມີການສະແກນໃນນາທີນີ້ແລ້ວ', en: 'There is a scan at this time already' },
  no_such_scan: { la: 'ບໍ່ມີການສະແກນນີ້ໃນກະຂອງມື້', en: 'The shift of this day has no such scan' },
  has_side: { la: 'ມື້ນີ້ມີການສະແກນດ້ານນີ້ແລ້ວ', en: 'The day has this scan already' },
  corrected: { la: 'ແກ້ໄຂໄປແລ້ວ', en: 'It was corrected already' },
  own_scans: { la: 'ແກ້ໄຂການປ້ຳໂມງຂອງຕົນເອງບໍ່ໄດ້', en: 'You cannot correct your own scans' },
} as const

export type CorrectionFault = keyof typeof CORRECTION_FAULTS
