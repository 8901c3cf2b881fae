import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of this feature's administration screens, by route name. */
export const titles = {
  'payrolls.show': { la: 'ງວດເງິນເດືອນ', en: 'Payroll run' },
  'payslip.show': { la: 'ໃບແຈ້ງເງິນເດືອນ', en: 'Payslip' },
  'bank_layout.index': { la: 'ຮູບແບບໄຟລ໌ຂອງທະນາຄານ', en: 'Bank file layouts' },
  'payrolls-item.so_far': { la: 'ເງິນເດືອນຮອດມື້ວານ', en: 'Pay so far' },
  'payroll-difference.index': { la: 'ສ່ວນຕ່າງເງິນເດືອນ', en: 'Pay differences' },
  'payroll-difference.claims': { la: 'ເງິນທີ່ຕ້ອງຮຽກຄືນ', en: 'To claim back' },
  'settlement.index': { la: 'ການສະສາງເມື່ອອອກວຽກ', en: 'Settlements' },
  'settlement.show': { la: 'ການສະສາງ', en: 'Settlement' },
  'payrolls-item.index': { la: 'ການຈ່າຍເງິນເດືອນ', en: 'Payroll' },
} satisfies RouteTitles
