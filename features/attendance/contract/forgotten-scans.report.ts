import { z } from 'zod'
import { column, defineReport } from '#kit/contract/report.ts'
import { CLOCK_SIDES } from '../locales/corrections.ts'
import { reportTexts } from '../locales/reports.ts'
import { PERIOD_REPORT, PERSON } from './period-report.ts'

const missing = (side: string, la: string) =>
  column.count({ la, en: `Forgotten ${side}` }, { total: 'sum', hidden: true })

/** Days on which an employee was present and one of the two scans is missing. */
export default defineReport({
  ...PERIOD_REPORT,
  ...reportTexts['forget_scan.index'],
  path: '/report/forgot-scan',
  summary: 'Days on which the scan in or out is missing, and their number in the month for each employee.',
  access: { anyOf: ['view-clock-in-out'], side: 'company' },
  empty: {
    title: { la: 'ບໍ່ມີໃຜລືມປ້ຳໂມງ', en: 'Nobody forgot to scan' },
    text: {
      la: 'ໃນຊ່ວງວັນທີນີ້ ທຸກມື້ມີທັງເວລາເຂົ້າ ແລະ ເວລາອອກ',
      en: 'Every day of this period has a scan in and a scan out',
    },
  },
  filters: { ...PERIOD_REPORT.filters, missing: z.enum(['in', 'out']).optional() },
  columns: {
    work_date: column.day({ la: 'ວັນທີ', en: 'Date' }, { sortable: true }),
    ...PERSON,
    missing: column.code({ la: 'ລືມປ້ຳໂມງ', en: 'Missing scan' }, CLOCK_SIDES, {
      sortable: true,
      strong: true,
    }),
    in_at: column.instant({ la: 'ເວລາເຂົ້າ', en: 'In at' }, { nullable: true }),
    out_at: column.instant({ la: 'ເວລາອອກ', en: 'Out at' }, { nullable: true }),
    in_month: column.count({ la: 'ຄັ້ງທີໃນເດືອນ', en: 'Time this month' }, { sortable: true }),
    missing_in: missing('in', 'ລືມປ້ຳໂມງເຂົ້າ'),
    missing_out: missing('out', 'ລືມປ້ຳໂມງອອກ'),
  },
})
