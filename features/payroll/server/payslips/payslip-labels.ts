import type { Language } from '#kit/contract/scalars.ts'
import type { PayslipLabels } from '../../documents/payslip-document.ts'
import payslipEn from '../../web/texts/payslip-en.ts'
import payslipLa from '../../web/texts/payslip-la.ts'

/** The printed words of a payslip outside its lines. */
export const PAYSLIP_LABELS: Record<Language, PayslipLabels> = {
  la: {
    title: 'ໃບແຈ້ງເງິນເດືອນ',
    period: 'ງວດ',
    employeeName: 'ຊື່ ແລະ ນາມສະກຸນ',
    employeeNumber: 'ລະຫັດພະນັກງານ',
    socialSecurityNumber: 'ເລກທີປະກັນສັງຄົມ',
    position: 'ຕຳແໜ່ງ',
    department: 'ພະແນກ',
    branch: 'ສາຂາ',
    daysWorked: 'ມື້ເຮັດວຽກ',
    leaveLeft: 'ພັກປະຈຳປີຄົງເຫຼືອ',
    earnings: 'ລາຍຮັບ ແລະ ລາຍການຫັກກ່ອນຄິດໄລ່',
    gross: 'ເງິນເດືອນລວມ',
    deductions: 'ລາຍການຫັກ',
    totalDeductions: 'ລວມລາຍການຫັກ',
    net: 'ເງິນເດືອນສຸດທິ',
    currency: 'ກີບ',
    employerContributions: 'ພາກສ່ວນທີ່ບໍລິສັດຈ່າຍ',
    totalEmployer: 'ລວມພາກສ່ວນບໍລິສັດ',
    payment: 'ການຈ່າຍເງິນ',
    paymentMethod: 'ວິທີຈ່າຍ',
    bank: 'ທະນາຄານ',
    accountName: 'ຊື່ບັນຊີ',
    account: 'ເລກທີບັນຊີ',
    paidOn: 'ວັນທີຈ່າຍ',
    paidBy: 'ຜູ້ຈ່າຍ',
    yearToDate: 'ລວມແຕ່ເດືອນ 1',
    yearSso: 'ປະກັນສັງຄົມ',
    yearTax: 'ອາກອນລາຍໄດ້',
    forCompany: 'ສຳລັບບໍລິສັດ',
    receivedBy: 'ຜູ້ຮັບ',
    generatedAt: 'ອອກເມື່ອ',
    page: 'ໜ້າ',
  },
  en: {
    title: 'Payslip',
    period: 'Period',
    employeeName: 'Name',
    employeeNumber: 'Employee number',
    socialSecurityNumber: 'Social security number',
    position: 'Position',
    department: 'Department',
    branch: 'Branch',
    daysWorked: 'Days worked',
    leaveLeft: 'Annual leave left',
    earnings: 'Earnings and deductions before gross',
    gross: 'Gross salary',
    deductions: 'Deductions',
    totalDeductions: 'Total deductions',
    net: 'Net salary',
    currency: 'kip',
    employerContributions: 'Paid by the company',
    totalEmployer: 'Total paid by the company',
    payment: 'Payment',
    paymentMethod: 'Method',
    bank: 'Bank',
    accountName: 'Account name',
    account: 'Account number',
    paidOn: 'Paid on',
    paidBy: 'Paid by',
    yearToDate: 'Since January',
    yearSso: 'Social security',
    yearTax: 'Income tax',
    forCompany: 'For the company',
    receivedBy: 'Received by',
    generatedAt: 'Issued',
    page: 'Page',
  },
}

export const PAYSLIP_WORDS: Record<
  Language,
  {
    transfer: string
    cash: string
    draft: string
    file: string
    /** A number of days; '' if there is none. */
    days: (days: number | undefined) => string
  }
> = {
  la: {
    transfer: 'ໂອນເຂົ້າບັນຊີ',
    cash: 'ເງິນສົດ',
    draft: 'ຮ່າງ: ງວດນີ້ຍັງບໍ່ໄດ້ອະນຸມັດ',
    file: 'ໃບແຈ້ງເງິນເດືອນ',
    days: (days) => (days === undefined ? '' : `${days} ມື້`.replace('-', '–')),
  },
  en: {
    transfer: 'Bank transfer',
    cash: 'Cash',
    draft: 'Draft: this run is not approved yet',
    file: 'payslip',
    days: (days) => (days === undefined ? '' : `${days} ${days === 1 ? 'day' : 'days'}`.replace('-', '–')),
  },
}

/** What a payslip beside the regular one is for. */
export const PAYSLIP_KINDS: Record<Language, Record<'extra' | 'final', string>> = {
  la: { extra: payslipLa.kind.extra, final: payslipLa.kind.final },
  en: { extra: payslipEn.kind.extra, final: payslipEn.kind.final },
}
