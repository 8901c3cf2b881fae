import type { Language } from '#kit/contract/scalars.ts'
import { SUM_NAMES, type SumColumn } from '../domain/payslip-sums.ts'

/** The sums of a payslip as headings. */
export const SUM_TEXTS: Record<SumColumn, Record<Language, string>> = {
  base: { la: 'ເງິນເດືອນພື້ນຖານ', en: 'Base pay' },
  seniority: { la: 'ເງິນອຸດໜູນປີການເຮັດວຽກ', en: 'Working-year allowance' },
  benefits: { la: 'ສະຫວັດດີການ', en: 'Benefits' },
  overtime: { la: 'ເງິນເພີ່ມໂມງ', en: 'Overtime' },
  overtime_minutes: { la: 'ເພີ່ມໂມງ (ນາທີ)', en: 'Overtime (minutes)' },
  night: { la: 'ເງິນເພີ່ມກະກາງຄືນ', en: 'Night premium' },
  other_income: { la: 'ລາຍໄດ້ອື່ນ', en: 'Other income' },
  absence: { la: 'ຫັກຂາດວຽກ', en: 'Absence' },
  absent_halves: { la: 'ຂາດວຽກ (ເຄິ່ງວັນ)', en: 'Absent (half days)' },
  unpaid_halves: { la: 'ລາພັກບໍ່ໄດ້ເງິນ (ເຄິ່ງວັນ)', en: 'Unpaid leave (half days)' },
  absence_rule: { la: 'ຫັກຕາມກົດລະບຽບ', en: 'Absence rule' },
  late_days: { la: 'ມາຊ້າ (ວັນ)', en: 'Late (days)' },
  late_minutes: { la: 'ມາຊ້າ (ນາທີ)', en: 'Late (minutes)' },
  late: { la: 'ຫັກມາຊ້າ', en: 'Late' },
  early: { la: 'ຫັກກັບກ່ອນເວລາ', en: 'Left early' },
  deductions_before: { la: 'ລາຍການຫັກກ່ອນຄິດໄລ່', en: 'Deductions before gross' },
  gross: { la: 'ເງິນເດືອນລວມ', en: 'Gross salary' },
  sso_base: { la: 'ຄ່າແຮງງານຄິດໄລ່ປະກັນສັງຄົມ', en: 'Insurable wage' },
  sso: { la: 'ປະກັນສັງຄົມ ພະນັກງານ', en: 'Social security, employee' },
  company_sso: { la: 'ປະກັນສັງຄົມ ບໍລິສັດ', en: 'Social security, company' },
  taxable: { la: 'ລາຍໄດ້ທີ່ຕ້ອງເສຍອາກອນ', en: 'Taxable' },
  tax: { la: 'ອາກອນລາຍໄດ້', en: 'Income tax' },
  company_tax: { la: 'ອາກອນທີ່ບໍລິສັດຈ່າຍ', en: 'Income tax paid by the company' },
  deductions_after: { la: 'ລາຍການຫັກຫຼັງຄິດໄລ່', en: 'Deductions after calculation' },
  employer_paid: { la: 'ບໍລິສັດຈ່າຍແທນ', en: 'Deductions paid by the company' },
  net: { la: 'ເງິນເດືອນສຸດທິ', en: 'Net salary' },
  cost: { la: 'ຕົ້ນທຶນບໍລິສັດ', en: 'Cost to the company' },
}

/** The labels of the sums of a run in the activity log. */
export const sumLabels = (language: Language) =>
  Object.fromEntries(SUM_NAMES.map((name) => [`sums.${name}`, SUM_TEXTS[name][language]])) as Record<
    `sums.${SumColumn}`,
    string
  >
