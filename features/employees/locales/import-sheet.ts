import type { Language } from '#kit/contract/scalars.ts'
import type { ColumnKind } from '../domain/fields/field-kinds.ts'

interface SheetTexts {
  employees: string
  explanation: string
  errors: string
  column: string
  required: string
  values: string
  yes: string
  rowNumber: string
  reason: string
  /** The allowed values of a column, by its kind. A choice lists its options, a count its limits: {min} and {max}. */
  kinds: Record<Exclude<ColumnKind, 'choice'>, string>
}

/** Texts of the workbooks of the employee import. */
export const IMPORT_SHEET_TEXTS: Record<Language, SheetTexts> = {
  la: {
    employees: 'ພະນັກງານ',
    explanation: 'ຄຳອະທິບາຍ',
    errors: 'ຂໍ້ຜິດພາດ',
    column: 'ຖັນ',
    required: 'ຈຳເປັນ',
    values: 'ຄ່າທີ່ໃຊ້ໄດ້',
    yes: 'ແມ່ນ',
    rowNumber: 'ແຖວໃນໄຟລ໌',
    reason: 'ເຫດຜົນ',
    kinds: {
      text: 'ຂໍ້ຄວາມ',
      digits: 'ຕົວເລກ ຫຼື ຕົວອັກສອນ ເປັນຂໍ້ຄວາມ',
      money: 'ກີບເຕັມ ສູງສຸດ 11 ຕົວເລກ',
      salary: 'ກີບເຕັມ ສູງສຸດ 11 ຕົວເລກ ຫຼື ຈຳນວນເງິນກັບສະກຸນເງິນ (500 USD)',
      date: 'ວວ/ດດ/ປປປປ',
      flag: 'ແມ່ນ ຫຼື ບໍ່ແມ່ນ',
      count: 'ຈຳນວນເຕັມ {min} ຫາ {max}',
      nationality: 'ລາວ, ໄທ, ຈີນ, ຫວຽດນາມ, …',
      province: 'ຊື່ ຫຼື ລະຫັດແຂວງ',
      district: 'ຊື່ ຫຼື ລະຫັດເມືອງ',
      bank: 'ຊື່ ຫຼື ຊື່ຫຍໍ້ຂອງທະນາຄານ',
      phone: 'ເບີໂທລະສັບ ເປັນຂໍ້ຄວາມ ຕົວຢ່າງ 020 5555 1234',
    },
  },
  en: {
    employees: 'Employees',
    explanation: 'Explanation',
    errors: 'Errors',
    column: 'Column',
    required: 'Required',
    values: 'What may stand in it',
    yes: 'yes',
    rowNumber: 'Row in the file',
    reason: 'Reason',
    kinds: {
      text: 'Text',
      digits: 'Digits or letters, as text',
      money: 'Whole kip, at most 11 digits',
      salary: 'Whole kip, at most 11 digits, or an amount with its currency (500 USD)',
      date: 'dd/mm/yyyy',
      flag: 'yes or no',
      count: 'Whole number from {min} to {max}',
      nationality: 'Lao, Thai, Chinese, Vietnamese, …',
      province: 'Name or code of the province',
      district: 'Name or code of the district',
      bank: 'Name or short name of the bank',
      phone: 'Phone number as text, such as 020 5555 1234',
    },
  },
}
