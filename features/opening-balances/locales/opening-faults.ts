import type { Language } from '#kit/contract/scalars.ts'
import type { OpeningFault } from '../domain/opening-faults.ts'

const TEXTS: Record<OpeningFault['code'], Record<Language, string>> = {
  repeated: { la: 'ພະນັກງານ ແລະ ປີນີ້ຊ້ຳກັບແຖວກ່ອນ', en: 'Repeats the employee and year of an earlier row' },
  nothing: { la: 'ຍັງບໍ່ມີຈຳນວນເງິນ', en: 'There is no amount' },
  in_future: { la: 'ເດືອນນີ້ຍັງບໍ່ທັນເຖິງ', en: 'This month has not begun' },
  before_start: { la: 'ເດືອນນີ້ຢູ່ກ່ອນວັນເລີ່ມວຽກ', en: 'This month is before the start date' },
  sso_above_gross: {
    la: 'ປະກັນສັງຄົມຫຼາຍກວ່າລາຍຮັບລວມ',
    en: 'Social security is more than the gross salary',
  },
  tax_above_taxable: { la: 'ອາກອນຫຼາຍກວ່າລາຍໄດ້ທີ່ຕ້ອງເສຍອາກອນ', en: 'The tax is more than the taxable amount' },
  paid_here: {
    la: 'ຈ່າຍຢູ່ໃນ Champa ແລ້ວ: {months}. ຍອດຍົກມາຕ້ອງສິ້ນສຸດກ່ອນເດືອນນັ້ນ.',
    en: 'Already paid in Champa: {months}. The opening balance must end before.',
  },
}

const monthText = (month: string) => `${month.slice(5)}/${month.slice(0, 4)}`

/** Why an opening balance cannot be stored. */
export const openingFaultText = ({ code, months = [] }: OpeningFault, language: Language): string =>
  TEXTS[code][language].replace('{months}', months.map(monthText).join(', '))
