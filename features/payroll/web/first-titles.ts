import type { RouteTitles } from '#kit/web/navigation.ts'

/** The titles of this feature's screens that a phone needs: those open to everybody and those of employees. */
export const titles = {
  'employee_payslip.index': { la: 'ໃບແຈ້ງເງິນເດືອນຂອງຂ້ອຍ', en: 'My payslips' },
  'employee_payslip.show': { la: 'ໃບແຈ້ງເງິນເດືອນ', en: 'Payslip' },
} satisfies RouteTitles
