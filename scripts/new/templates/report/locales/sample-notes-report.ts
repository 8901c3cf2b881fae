/** The report of sample notes on the screen and in its files. */
export const SAMPLE_NOTES_TEXTS = {
  title: { la: 'Sample la', en: 'Sample title' },
  intro: { la: 'ລາຍງານຂອງພະນັກງານແຕ່ລະຄົນ', en: 'Sample notes of each employee' },
  startDate: { la: 'ວັນທີເລີ່ມວຽກ', en: 'Start date' },
  days: { la: 'ຈຳນວນມື້', en: 'Days since' },
  from: { la: 'ຈາກວັນທີ', en: 'From date' },
  to: { la: 'ຫາວັນທີ', en: 'To date' },
  none: { la: 'ບໍ່ມີຂໍ້ມູນ', en: 'No rows' },
  noneHint: { la: 'ໃນຊ່ວງວັນທີນີ້ບໍ່ມີຂໍ້ມູນ', en: 'There is nothing in this period' },
} as const
