import type { Language } from '#kit/contract/scalars.ts'
import { HIDDEN_CHARACTER } from '#kit/contract/texts.ts'
import { MANAGER_FAULTS } from './manager-faults.ts'

/** Why a row of the employee sheet is refused; {names} are replaced by the error's params. */
export const IMPORT_REASONS = {
  required: { la: 'ຕ້ອງປ້ອນຂໍ້ມູນ', en: 'Required' },
  not_a_number: { la: 'ຕ້ອງເປັນຕົວເລກ', en: 'Must be a number' },
  too_large: { la: 'ຈຳນວນເງິນເກີນ {max} ຕົວເລກ', en: 'More than {max} digits' },
  negative: { la: 'ຕ້ອງບໍ່ຕິດລົບ', en: 'Must not be negative' },
  has_decimals: { la: 'ຕ້ອງເປັນກີບເຕັມ ບໍ່ມີຈຸດທົດສະນິຍົມ', en: 'Must be whole kip, without decimals' },
  foreign_currency: {
    la: 'ສະກຸນເງິນນີ້ປ້ອນບໍ່ໄດ້ ກະລຸນາປ້ອນເປັນກີບ (ເງິນເດືອນໃຊ້ສະກຸນເງິນໃນລາຍການໄດ້)',
    en: 'This currency cannot be entered here. Enter kip; a salary can be in a currency of the list.',
  },
  too_many_decimals: {
    la: 'ຈຸດທົດສະນິຍົມຫຼາຍກວ່າທີ່ສະກຸນເງິນນີ້ມີ',
    en: 'More decimals than the currency has',
  },
  unclear_amount: {
    la: 'ບໍ່ຊັດເຈນວ່າເປັນຫຼັກພັນ ຫຼື ທົດສະນິຍົມ. ຂຽນ {whole} ຫຼື {decimal}.',
    en: 'Not clear whether these are thousands or decimals. Write {whole} or {decimal}.',
  },
  unclear_year: {
    la: 'ປີບໍ່ຊັດເຈນ ກະລຸນາຂຽນປີ 4 ຕົວເລກ',
    en: 'The year is not clear. Write it with four digits.',
  },
  out_of_range: { la: 'ຕ້ອງເປັນຈຳນວນເຕັມ {min} ຫາ {max}', en: 'Must be a whole number from {min} to {max}' },
  digits_lost: {
    la: 'ຕົວເລກຍາວເກີນໄປ Excel ອາດຕັດຕົວທ້າຍ ກະລຸນາປ່ຽນຊ່ອງນີ້ເປັນຂໍ້ຄວາມ ແລ້ວປ້ອນໃໝ່',
    en: 'Excel drops digits of numbers this long. Format the cell as text and type it again.',
  },
  not_a_date: {
    la: 'ວັນທີບໍ່ຖືກຕ້ອງ (ໃຊ້ ວວ/ດດ/ປປປປ)',
    en: 'Not a valid date (use dd/mm/yyyy)',
  },
  date_in_future: { la: 'ວັນທີຢູ່ໃນອະນາຄົດ', en: 'The date is in the future' },
  end_before_start: { la: 'ວັນທີສິ້ນສຸດກ່ອນວັນທີເລີ່ມ {start}', en: 'The end date is before the start date {start}' },
  birth_after_start: {
    la: 'ວັນເກີດບໍ່ກ່ອນວັນທີເລີ່ມ {start}',
    en: 'The date of birth is not before the start date {start}',
  },
  unknown_choice: { la: 'ຄ່ານີ້ບໍ່ມີໃຫ້ເລືອກ ({choices})', en: 'Not one of the choices ({choices})' },
  not_yes_or_no: { la: 'ຕ້ອງເປັນ yes ຫຼື no', en: 'Must be yes or no' },
  own_manager: MANAGER_FAULTS.own_manager,
  unknown_manager: MANAGER_FAULTS.unknown_manager,
  manager_cycle: MANAGER_FAULTS.manager_cycle,
  unknown_bank: { la: 'ບໍ່ຮູ້ຈັກທະນາຄານນີ້', en: 'Unknown bank' },
  unknown_province: { la: 'ບໍ່ຮູ້ຈັກແຂວງນີ້', en: 'Unknown province' },
  unknown_district: { la: 'ບໍ່ຮູ້ຈັກເມືອງນີ້', en: 'Unknown district' },
  district_elsewhere: {
    la: 'ເມືອງນີ້ບໍ່ຢູ່ໃນແຂວງ {province}',
    en: 'This district is not in the province {province}',
  },
  no_annual_leave: {
    la: 'ບໍລິສັດຍັງບໍ່ໄດ້ກຳນົດຈຳນວນມື້ພັກປະຈຳປີ',
    en: 'The company has no annual leave with a number of days',
  },
  bad_leave_days: {
    la: 'ຕ້ອງເປັນຈຳນວນມື້ ຫຼື ເຄິ່ງມື້ ຕົວຢ່າງ 2.5',
    en: 'Must be a number of days or half days, such as 2.5',
  },
  unknown_schedule: { la: 'ບໍ່ຮູ້ຈັກຕາຕະລາງເວລານີ້', en: 'Unknown schedule' },
  no_right_to_change: {
    la: 'ທ່ານບໍ່ມີສິດປ່ຽນຄ່ານີ້ຂອງພະນັກງານທີ່ມີຢູ່ແລ້ວ',
    en: 'You cannot change this of existing employees',
  },
  in_locked_run: {
    la: 'ວັນທີ {day} ຢູ່ໃນງວດທີ່ອະນຸມັດແລ້ວ: {run}. ໃຫ້ປ່ຽນໃນໜ້າຕາຕະລາງເວລາ',
    en: 'The approved payroll run “{run}” contains days from {day} on. Change it on the screens of schedules.',
  },
  bad_account: { la: 'ເລກບັນຊີຕ້ອງເປັນຕົວເລກ 6 ຫາ 25 ຕົວ', en: 'An account number has 6 to 25 digits' },
  bad_tax_number: {
    la: 'ເລກປະຈຳຕົວຜູ້ເສຍອາກອນຕ້ອງເປັນຕົວເລກ 9 ຫາ 13 ຕົວ',
    en: 'A taxpayer identification number has 9 to 13 digits',
  },
  bad_email: { la: 'ອີເມວບໍ່ຖືກຕ້ອງ', en: 'Not a valid email address' },
  too_long: { la: 'ຍາວເກີນ {max} ຕົວອັກສອນ', en: 'Longer than {max} characters' },
  unstorable: HIDDEN_CHARACTER,
  formula: { la: 'ຊ່ອງນີ້ເປັນສູດຄິດໄລ່ ກະລຸນາປ່ຽນເປັນຄ່າ', en: 'The cell is a formula. Paste its value instead.' },
  cell_error: { la: 'ຊ່ອງນີ້ມີຂໍ້ຜິດພາດຂອງ Excel ({error})', en: 'The cell contains an Excel error ({error})' },
  repeated_number: {
    la: 'ລະຫັດພະນັກງານຊ້ຳກັນໃນໄຟລ໌ ຢູ່ແຖວ {rows}',
    en: 'The employee number is in several rows: {rows}',
  },
  adjusted_before: {
    la: 'ມີການປັບເງິນເດືອນໃນ ຫຼື ກ່ອນວັນທີເລີ່ມນີ້',
    en: 'A salary adjustment takes effect on or before this start date',
  },
  exists_otherwise: {
    la: 'ມີພະນັກງານລະຫັດນີ້ແລ້ວ ແຕ່ຂໍ້ມູນຕ່າງກັນ: {columns}',
    en: 'An employee with this number exists with different data: {columns}',
  },
  exists_deleted: {
    la: 'ລະຫັດນີ້ເປັນຂອງພະນັກງານທີ່ຖືກລຶບແລ້ວ ກະລຸນາກູ້ຄືນແທນ',
    en: 'The number belongs to a deleted employee. Recover that record instead.',
  },
} as const satisfies Record<string, Record<Language, string>>

export type ReasonCode = keyof typeof IMPORT_REASONS

/** The reason in one language, with {names} replaced. */
export function reasonText(
  code: string,
  params: Readonly<Record<string, string>>,
  language: Language,
): string {
  const texts = IMPORT_REASONS[code as ReasonCode] as Record<Language, string> | undefined
  return (texts?.[language] ?? code).replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
}
