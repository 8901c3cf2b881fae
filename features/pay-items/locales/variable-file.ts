import type { Language } from '#kit/contract/scalars.ts'

/** Texts of the Excel file of the amounts of a month. */
export const VARIABLE_FILE = {
  number: { la: 'ລະຫັດພະນັກງານ', en: 'Employee number' },
  name: { la: 'ຊື່ ແລະ ນາມສະກຸນ', en: 'Name' },
  department: { la: 'ພະແນກ', en: 'Department' },
} satisfies Record<string, Record<Language, string>>

/** Why a cell of the file cannot be used. */
export const VARIABLE_FILE_REASONS = {
  unknown_employee: { la: 'ບໍ່ມີພະນັກງານລະຫັດນີ້ໃນເດືອນນີ້', en: 'No employee of this month has this number' },
  repeated: { la: 'ຊ້ຳກັບແຖວກ່ອນ', en: 'Repeats an earlier row' },
  not_an_amount: { la: 'ບໍ່ແມ່ນຈຳນວນເງິນກີບເຕັມ', en: 'Not an amount in whole kip' },
} satisfies Record<string, Record<Language, string>>
export type VariableFileReason = keyof typeof VARIABLE_FILE_REASONS
