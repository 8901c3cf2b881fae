import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of this feature's public and employee screens, which belong to the first load of a phone. */
export const titles = {
  'employee_payslip.index': { la: 'ໃບແຈ້ງເງິນເດືອນຂອງຂ້ອຍ', en: 'My payslips' },
  'employee_payslip.so_far': { la: 'ເງິນເດືອນຮອດມື້ວານ', en: 'Pay so far' },
  'employee_payslip.show': { la: 'ໃບແຈ້ງເງິນເດືອນ', en: 'Payslip' },
} satisfies RouteTitles
