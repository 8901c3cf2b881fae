import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of this feature's administration screens, by route name. */
export const titles = {
  'payroll_register.index': { la: 'ທະບຽນເງິນເດືອນ', en: 'Payroll register' },
  'yearly_pay.index': { la: 'ລາຍຮັບປະຈຳປີ', en: 'Yearly pay' },
  'payroll_journal.index': { la: 'ບັນທຶກບັນຊີເງິນເດືອນ', en: 'Payroll journal' },
  'journal-accounts.index': { la: 'ລະຫັດບັນຊີ', en: 'Account codes' },
  'emTaxeport.index': { la: 'ລາຍງານອາກອນ', en: 'Tax report' },
  'ssoReport.index': { la: 'ລາຍງານປະກັນສັງຄົມ', en: 'Social security report' },
} satisfies RouteTitles
