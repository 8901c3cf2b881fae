import type { Language } from '#kit/contract/scalars.ts'

/** Why a row of a file of leave or overtime cannot be used. */
export const FILE_REASONS = {
  required: { la: 'ຕ້ອງປ້ອນຂໍ້ມູນ', en: 'Required' },
  cell_error: { la: 'ຊ່ອງນີ້ມີຂໍ້ຜິດພາດຂອງ Excel', en: 'The cell has an error of Excel' },
  not_a_date: { la: 'ວັນທີບໍ່ຖືກຕ້ອງ', en: 'Not a date' },
  not_a_time: { la: 'ເວລາບໍ່ຖືກຕ້ອງ ຕ້ອງແຕ່ 00:00 ຫາ 23:59', en: 'Not a time from 00:00 to 23:59' },
  not_an_amount: { la: 'ຈຳນວນເງິນບໍ່ຖືກຕ້ອງ ຕ້ອງເປັນກີບເຕັມ', en: 'Not an amount in whole kip' },
  not_a_month: { la: 'ເດືອນບໍ່ຖືກຕ້ອງ ເຊັ່ນ 09/2026', en: 'Not a month such as 09/2026' },
  month_without_year: {
    la: 'ໃສ່ປີນຳ ເຊັ່ນ 08/2026: ບໍ່ຮູ້ວ່າເດືອນນີ້ຂອງປີໃດ',
    en: 'Write the month with its year, such as 08/2026',
  },
  too_long: { la: 'ຂໍ້ຄວາມຍາວເກີນໄປ', en: 'The text is too long' },
  unknown_employee: { la: 'ບໍ່ພົບລະຫັດພະນັກງານນີ້', en: 'No employee has this number' },
  unknown_name: { la: 'ບໍ່ພົບພະນັກງານຊື່ນີ້', en: 'No employee has this name' },
  several_names: {
    la: 'ມີຫຼາຍຄົນຊື່ນີ້ ກະລຸນາໃສ່ລະຫັດພະນັກງານ',
    en: 'Several employees have this name: add the number',
  },
  other_name: { la: 'ລະຫັດນີ້ແມ່ນຂອງພະນັກງານຜູ້ອື່ນ', en: 'The number belongs to another employee' },
  unknown_part: { la: 'ຕ້ອງເປັນ ໝົດມື້, ເຄິ່ງມື້ເຊົ້າ ຫຼື ເຄິ່ງມື້ບ່າຍ', en: 'Must be whole day, morning or afternoon' },
  unknown_type: { la: 'ບໍ່ມີປະເພດການລາພັກນີ້', en: 'There is no such kind of leave' },
  bad_range: { la: 'ວັນສິ້ນສຸດບໍ່ຖືກຕ້ອງກັບວັນເລີ່ມ', en: 'The last day does not fit the first' },
} satisfies Record<string, Record<Language, string>>
export type FileReason = keyof typeof FILE_REASONS

/** The columns that name the employee of a row; one of them is enough. */
export const ENTRY_FIELDS = [
  {
    name: 'emp_number',
    label: { la: 'ລະຫັດພະນັກງານ', en: 'Employee number' },
    headings: [
      'ລະຫັດພະນັກງານ',
      'ລະຫັດ',
      'employee number',
      'number',
      'emp no',
      'emp. no',
      'employee no',
      'employee id',
      'emp id',
      'id',
      'code',
    ],
    required: false,
  },
  {
    name: 'employee_name',
    label: { la: 'ຊື່ ແລະ ນາມສະກຸນ', en: 'Name' },
    headings: [
      'ຊື່ ແລະ ນາມສະກຸນ',
      'ຊື່ແລະນາມສະກຸນ',
      'ຊື່',
      'ຊື່ພະນັກງານ',
      'ພະນັກງານ',
      'name',
      'full name',
      'employee',
      'employee name',
    ],
    required: false,
  },
] satisfies { name: string; label: Record<Language, string>; headings: string[]; required: boolean }[]
