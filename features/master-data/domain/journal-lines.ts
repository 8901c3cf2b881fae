/** The kinds of lines of a payroll journal, each of which is posted to an account. */
export const JOURNAL_LINES = {
  base: { la: 'ເງິນເດືອນພື້ນຖານ', en: 'Base pay' },
  seniority: { la: 'ເງິນອຸດໜູນປີການເຮັດວຽກ', en: 'Working-year allowance' },
  benefit: { la: 'ສະຫວັດດີການ', en: 'Benefit' },
  overtime: { la: 'ເງິນເພີ່ມໂມງ', en: 'Overtime' },
  night: { la: 'ເງິນເພີ່ມກະກາງຄືນ', en: 'Night premium' },
  income: { la: 'ລາຍໄດ້ອື່ນ', en: 'Other income' },
  absence: { la: 'ຫັກຂາດວຽກ', en: 'Absence' },
  absence_rule: { la: 'ຫັກຕາມກົດລະບຽບ', en: 'Absence rule' },
  late: { la: 'ຫັກມາຊ້າ', en: 'Late' },
  early: { la: 'ຫັກກັບກ່ອນເວລາ', en: 'Left early' },
  deduction_before: { la: 'ລາຍການຫັກກ່ອນຄິດໄລ່', en: 'Deduction before gross' },
  company_sso: { la: 'ປະກັນສັງຄົມທີ່ບໍລິສັດຈ່າຍ (ລາຍຈ່າຍ)', en: 'Social security paid by the company (cost)' },
  company_tax: { la: 'ອາກອນທີ່ບໍລິສັດຈ່າຍ (ລາຍຈ່າຍ)', en: 'Income tax paid by the company (cost)' },
  employer_paid: { la: 'ບໍລິສັດຈ່າຍແທນ (ລາຍຈ່າຍ)', en: 'Deduction paid by the company (cost)' },
  deduction_after: { la: 'ລາຍການຫັກຫຼັງຄິດໄລ່', en: 'Deduction after calculation' },
  sso_employee: { la: 'ປະກັນສັງຄົມພາກສ່ວນພະນັກງານຕ້ອງຈ່າຍ', en: 'Social security payable, employee' },
  sso_employer: { la: 'ປະກັນສັງຄົມພາກສ່ວນບໍລິສັດຕ້ອງຈ່າຍ', en: 'Social security payable, employer' },
  tax_payable: { la: 'ອາກອນລາຍໄດ້ຕ້ອງຈ່າຍ', en: 'Income tax payable' },
  net_payable: { la: 'ເງິນເດືອນສຸດທິຕ້ອງຈ່າຍ', en: 'Net salary payable' },
} as const
export type JournalLine = keyof typeof JOURNAL_LINES
