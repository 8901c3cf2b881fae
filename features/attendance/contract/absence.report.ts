import { column, defineReport } from '#kit/contract/report.ts'
import { reportTexts } from '../locales/reports.ts'
import { PERIOD_REPORT, PERSON } from './period-report.ts'

const sum = { total: 'sum', sortable: true } as const

/** Days of absence of each employee by cause, in days and half days; employees without absence are omitted. */
export default defineReport({
  ...PERIOD_REPORT,
  ...reportTexts['absenceReport.index'],
  path: '/report/absence',
  summary: 'Days of absence by cause and the longest run of days without leave, for each employee.',
  access: { anyOf: ['view-absence'], side: 'company' },
  empty: {
    title: { la: 'ບໍ່ມີໃຜຂາດວຽກ', en: 'Nobody was absent' },
    text: { la: 'ໃນຊ່ວງວັນທີນີ້ບໍ່ມີມື້ຂາດວຽກ', en: 'There is no day of absence in this period' },
  },
  columns: {
    ...PERSON,
    without_leave: column.days(
      { la: 'ຂາດໂດຍບໍ່ໄດ້ຮັບອະນຸຍາດ (ມື້)', en: 'Absent without leave (days)' },
      { ...sum, strong: true },
    ),
    no_scan: column.days({ la: 'ບໍ່ມີການປ້ຳໂມງ (ມື້)', en: 'No scan (days)' }, sum),
    too_late: column.days({ la: 'ມາຊ້າເກີນກຳນົດ (ມື້)', en: 'Too late (days)' }, sum),
    outside: column.days({ la: 'ນອກເຂດສະແກນ (ມື້)', en: 'Out of scan area (days)' }, { ...sum, hidden: true }),
    paid_leave: column.days({ la: 'ລາພັກໄດ້ຮັບເງິນ (ມື້)', en: 'Paid leave (days)' }, sum),
    unpaid_leave: column.days({ la: 'ລາພັກບໍ່ໄດ້ຮັບເງິນ (ມື້)', en: 'Unpaid leave (days)' }, sum),
    longest_run: column.count(
      { la: 'ຂາດຕິດຕໍ່ກັນຫຼາຍສຸດ (ມື້ວຽກ)', en: 'Longest run (work days)' },
      { total: 'max', sortable: true },
    ),
  },
})
