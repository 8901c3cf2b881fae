/** The report of forgotten scans on the screen and in its files. */
export const FORGOTTEN_SCAN_TEXTS = {
  title: { la: 'ລາຍງານລືມປ້ຳໂມງ', en: 'Forgotten scans' },
  intro: {
    la: 'ມື້ທີ່ພະນັກງານລືມປ້ຳໂມງເຂົ້າ ຫຼື ອອກ',
    en: 'Days on which employees forgot to clock in or out',
  },
  day: { la: 'ວັນທີ', en: 'Date' },
  missing: { la: 'ລືມປ້ຳໂມງ', en: 'Missing scan' },
  in: { la: 'ເຂົ້າ', en: 'In' },
  out: { la: 'ອອກ', en: 'Out' },
  inAt: { la: 'ເວລາເຂົ້າ', en: 'In at' },
  outAt: { la: 'ເວລາອອກ', en: 'Out at' },
  inMonth: { la: 'ຄັ້ງທີໃນເດືອນ', en: 'Time this month' },
  missingIn: { la: 'ລືມປ້ຳໂມງເຂົ້າ', en: 'Forgotten in' },
  missingOut: { la: 'ລືມປ້ຳໂມງອອກ', en: 'Forgotten out' },
  none: { la: 'ບໍ່ມີໃຜລືມປ້ຳໂມງ', en: 'Nobody forgot to scan' },
  noneHint: {
    la: 'ໃນຊ່ວງວັນທີນີ້ ທຸກມື້ມີທັງເວລາເຂົ້າ ແລະ ເວລາອອກ',
    en: 'Every day of this period has a scan in and a scan out',
  },
} as const
