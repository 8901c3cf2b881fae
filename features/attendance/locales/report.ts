import type { Language } from '#kit/contract/scalars.ts'
import type { ReportRangeFault } from '../domain/report-range.ts'

type Text = Record<Language, string>

/** The headings of the clock-in report. */
export const REPORT_COLUMN_TEXTS = {
  emp_number: { la: 'ລະຫັດພະນັກງານ', en: 'Employee number' },
  employee_name: { la: 'ຊື່ພະນັກງານ', en: 'Employee' },
  department: { la: 'ພະແນກ', en: 'Department' },
  branch: { la: 'ສາຂາ', en: 'Branch' },
  work_date: { la: 'ວັນທີ', en: 'Date' },
  result: { la: 'ຜົນ', en: 'Result' },
  in_at: { la: 'ເວລາເຂົ້າ', en: 'In' },
  out_at: { la: 'ເວລາອອກ', en: 'Out' },
  late_minutes: { la: 'ມາຊ້າ (ນາທີ)', en: 'Late (minutes)' },
  early_minutes: { la: 'ກັບກ່ອນ (ນາທີ)', en: 'Left early (minutes)' },
  night_minutes: { la: 'ກາງຄືນ (ນາທີ)', en: 'Night (minutes)' },
} satisfies Record<string, Text>

export const REPORT_NAME: Text = { la: 'ລາຍງານປ້ຳໂມງເຂົ້າ-ອອກ', en: 'Clock-in report' }

export const REPORT_RANGE_TEXTS: Record<ReportRangeFault, Text> = {
  ends_before_start: { la: 'ວັນສິ້ນສຸດຢູ່ກ່ອນວັນເລີ່ມ', en: 'The last day is before the first' },
  too_long: { la: 'ບໍ່ເກີນ 366 ວັນ', en: 'At most 366 days' },
}
