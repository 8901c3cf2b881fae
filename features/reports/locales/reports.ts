import type { ReportTexts } from '#kit/contract/report-texts.ts'

/** Names and titles of the reports of this feature, by the route of their screen. */
export const reportTexts = {
  'payroll_register.index': {
    name: 'payroll-register',
    title: { la: 'ທະບຽນເງິນເດືອນ', en: 'Payroll register' },
    text: {
      la: 'ເງິນເດືອນຂອງທຸກຄົນໃນງວດ ແລະ ຕົ້ນທຶນບໍລິສັດ ລວມຍ່ອຍຕາມສາຂາ, ພະແນກ ຫຼື ຕຳແໜ່ງໄດ້',
      en: 'The pay of everyone in the run and the cost to the company, with subtotals by branch, department or position',
    },
  },
  'payroll_journal.index': {
    name: 'payroll-journal',
    title: { la: 'ບັນທຶກບັນຊີເງິນເດືອນ', en: 'Payroll journal' },
    text: {
      la: 'ໜີ້ ແລະ ມີ ຂອງງວດ ຕາມລະຫັດບັນຊີຂອງບໍລິສັດ ສຳລັບການບັນຊີ',
      en: 'Debits and credits of the run by account codes of the company, for accounting',
    },
  },
  'yearly_pay.index': {
    name: 'yearly-pay',
    title: { la: 'ລາຍຮັບປະຈຳປີ', en: 'Yearly pay' },
    text: {
      la: 'ລາຍຮັບ, ປະກັນສັງຄົມ ແລະ ອາກອນຂອງແຕ່ລະຄົນໃນປີ ຈາກງວດທີ່ອະນຸມັດແລ້ວ ພ້ອມໃບຢັ້ງຢືນ',
      en: 'Income, social security and tax of each person in the year, from approved runs, with a certificate',
    },
  },
  'emTaxeport.index': {
    name: 'emp-tax-report',
    title: { la: 'ລາຍງານອາກອນ', en: 'Tax report' },
    text: {
      la: 'ອາກອນລາຍໄດ້ຈາກເງິນເດືອນຂອງພະນັກງານທີ່ເສຍອາກອນໃນງວດ',
      en: 'Income tax of the employees in the run whose salary is taxed',
    },
  },
  'ssoReport.index': {
    name: 'sso-report',
    title: { la: 'ລາຍງານປະກັນສັງຄົມ', en: 'Social security report' },
    text: {
      la: 'ເງິນສົມທົບຂອງພະນັກງານທຸກຄົນທີ່ມີປະກັນສັງຄົມໃນງວດ',
      en: 'Contributions of all insured employees in the run',
    },
  },
} as const satisfies ReportTexts
