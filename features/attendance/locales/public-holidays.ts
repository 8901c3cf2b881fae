/** Texts of the report on public holidays, for its screen and its files. */
export const HOLIDAY_REPORT_TEXTS = {
  date: { la: 'ວັນທີ', en: 'Date' },
  weekday: { la: 'ມື້', en: 'Weekday' },
  holiday: { la: 'ວັນພັກ', en: 'Holiday' },
  forWhom: { la: 'ສຳລັບ', en: 'For' },
  outcome: { la: 'ໃນວັນນັ້ນ', en: 'On that day' },
  in: { la: 'ເລີ່ມ', en: 'From' },
  out: { la: 'ເຖິງ', en: 'To' },
  minutes: { la: 'ຢູ່ບ່ອນເຮັດວຽກ (ນາທີ)', en: 'At work (minutes)' },
  overtime: { la: 'ເພີ່ມໂມງ (ນາທີ)', en: 'Overtime (minutes)' },
  none: { la: 'ບໍ່ມີວັນພັກລັດຖະການ', en: 'No public holidays' },
  noneHint: {
    la: 'ໃນໄລຍະເວລານີ້ບໍ່ມີວັນພັກລັດຖະການສຳລັບພະນັກງານເຫຼົ່ານີ້',
    en: 'There is no public holiday for these employees in this period',
  },
} as const

/** For whom a public holiday is. */
export const HOLIDAY_FOR = {
  all: { la: 'ທຸກຄົນ', en: 'Everybody' },
  women: { la: 'ແມ່ຍິງ', en: 'Women' },
} as const

/** What an employee did on a public holiday. */
export const HOLIDAY_OUTCOMES = {
  worked: { la: 'ເຮັດວຽກ', en: 'Worked' },
  planned: { la: 'ມີໃນຕາຕະລາງວຽກ', en: 'On the roster' },
  leave: { la: 'ລາພັກ', en: 'On leave' },
  off: { la: 'ພັກ', en: 'Off' },
} as const
