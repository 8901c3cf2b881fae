/** The absence report on the screen and in its files. */
export const ABSENCE_TEXTS = {
  title: { la: 'ລາຍງານຂາດວຽກ', en: 'Absences' },
  intro: {
    la: 'ມື້ທີ່ພະນັກງານແຕ່ລະຄົນຂາດວຽກ ແຍກຕາມສາເຫດ',
    en: 'Days on which each employee was absent, by cause',
  },
  withoutLeave: { la: 'ຂາດໂດຍບໍ່ໄດ້ຮັບອະນຸຍາດ (ມື້)', en: 'Absent without leave (days)' },
  noScan: { la: 'ບໍ່ມີການປ້ຳໂມງ (ມື້)', en: 'No scan (days)' },
  tooLate: { la: 'ມາຊ້າເກີນກຳນົດ (ມື້)', en: 'Too late (days)' },
  outside: { la: 'ນອກເຂດສະແກນ (ມື້)', en: 'Out of scan area (days)' },
  paidLeave: { la: 'ລາພັກໄດ້ຮັບເງິນ (ມື້)', en: 'Paid leave (days)' },
  unpaidLeave: { la: 'ລາພັກບໍ່ໄດ້ຮັບເງິນ (ມື້)', en: 'Unpaid leave (days)' },
  longestRun: { la: 'ຂາດຕິດຕໍ່ກັນຫຼາຍສຸດ (ມື້ວຽກ)', en: 'Longest run (work days)' },
  none: { la: 'ບໍ່ມີໃຜຂາດວຽກ', en: 'Nobody was absent' },
  noneHint: { la: 'ໃນຊ່ວງວັນທີນີ້ບໍ່ມີມື້ຂາດວຽກ', en: 'There is no day of absence in this period' },
} as const
