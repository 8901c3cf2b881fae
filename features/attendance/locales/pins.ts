/** The PINs of employees on terminals: texts of the screen that the Excel files and the reading of sheets share. */
export const PIN_TEXTS = {
  title: { la: 'ລະຫັດປ້ຳໂມງຂອງພະນັກງານ', en: 'PINs of employees' },
  number: { la: 'ລະຫັດພະນັກງານ', en: 'Employee number' },
  employee: { la: 'ຊື່ພະນັກງານ', en: 'Employee' },
  department: { la: 'ພະແນກ', en: 'Department' },
  pin: { la: 'ລະຫັດປ້ຳໂມງ', en: 'PIN' },
  firstDay: { la: 'ຈາກວັນທີ', en: 'From date' },
  lastDay: { la: 'ຫາວັນທີ', en: 'To date' },
  waiting: { la: 'ລະຫັດທີ່ຍັງບໍ່ມີເຈົ້າຂອງ', en: 'PINs without an employee' },
  lines: { la: 'ຈຳນວນແຖວ', en: 'Lines' },
  firstScan: { la: 'ສະແກນຄັ້ງທຳອິດ', en: 'First scan' },
  lastScan: { la: 'ສະແກນຄັ້ງສຸດທ້າຍ', en: 'Last scan' },
} as const

export const PIN_ROW_REASONS = {
  unknown_employee: { la: 'ບໍ່ພົບພະນັກງານທີ່ມີລະຫັດນີ້', en: 'No employee has this number' },
  bad_pin: { la: 'ລະຫັດປ້ຳໂມງບໍ່ຖືກຕ້ອງ', en: 'Not a valid PIN' },
  bad_date: { la: 'ວັນທີບໍ່ຖືກຕ້ອງ', en: 'Not a valid date' },
  ends_before_start: { la: 'ວັນສິ້ນສຸດຢູ່ກ່ອນວັນເລີ່ມ', en: 'The last day is before the first' },
  pin_taken: { la: 'ຄົນອື່ນໃຊ້ລະຫັດນີ້ຢູ່ແລ້ວໃນວັນເຫຼົ່ານີ້', en: 'Somebody else has this PIN on these days' },
  twice: { la: 'ຊ້ຳກັບແຖວອື່ນໃນໄຟລ໌', en: 'Another row of the file has this PIN on these days' },
} as const
