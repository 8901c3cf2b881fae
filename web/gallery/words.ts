import type { Language } from '#kit/contract/scalars.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'

const WORDS = {
  title: { la: 'ຫໍສະແດງສ່ວນປະກອບ', en: 'Gallery' },
  intro: {
    la: 'ທຸກສ່ວນຂອງໜ້າຈໍ ສອງພາສາ ແຈ້ງ ແລະ ມືດ',
    en: 'Every part of the kit, in both languages and both schemes',
  },
  files: { la: 'ໄຟລ໌', en: 'Files' },
  home: { la: 'ໜ້າຫຼັກ', en: 'Home' },
  phone: { la: 'ໂທລະສັບ', en: 'Phone' },
  desk: { la: 'ຄອມພິວເຕີ', en: 'Desk' },
  code: { la: 'ລະຫັດ', en: 'Number' },
  name: { la: 'ຊື່ ແລະ ນາມສະກຸນ', en: 'Name' },
  department: { la: 'ພະແນກ', en: 'Department' },
  start: { la: 'ວັນທີເລີ່ມ', en: 'Start date' },
  end: { la: 'ວັນທີສິ້ນສຸດ', en: 'End date' },
  salary: { la: 'ເງິນເດືອນ (ກີບ)', en: 'Salary (kip)' },
  net: { la: 'ເງິນເດືອນສຸດທິ', en: 'Net salary' },
  status: { la: 'ສະຖານະ', en: 'Status' },
  active: { la: 'ກຳລັງເຮັດວຽກ', en: 'Active' },
  leaving: { la: 'ກຽມລາອອກ', en: 'Leaving' },
  resigned: { la: 'ລາອອກ', en: 'Resigned' },
  total: { la: 'ລວມ', en: 'Total' },
  edit: { la: 'ແກ້ໄຂ', en: 'Edit' },
  remove: { la: 'ລຶບ', en: 'Delete' },
  save: { la: 'ບັນທຶກ', en: 'Save' },
  back: { la: 'ກັບຄືນ', en: 'Back' },
  add: { la: 'ເພີ່ມໃໝ່', en: 'Add new' },
  search: { la: 'ຄົ້ນຫາ', en: 'Search' },
  employees: { la: 'ພະນັກງານ', en: 'Employees' },
  newEmployee: { la: 'ພະນັກງານໃໝ່', en: 'New employee' },
  joined: { la: 'ເຂົ້າໃໝ່ 12 ຄົນໃນເດືອນນີ້', en: '12 joined this month' },
  leave: { la: 'ການລາພັກ', en: 'Leave' },
  note: { la: 'ໝາຍເຫດ', en: 'Note' },
  hint: { la: 'ຄຳແນະນຳຢູ່ກ້ອງຊ່ອງ', en: 'A hint stands below the field' },
  wrong: { la: 'ຂໍ້ມູນບໍ່ຖືກຕ້ອງ', en: 'This value is not valid' },
  clockIn: { la: 'ເວລາເຂົ້າ', en: 'Clock-in time' },
  month: { la: 'ເດືອນ', en: 'Month' },
  file: { la: 'ເອກະສານຄັດຕິດ', en: 'Attached document' },
  waiting: { la: 'ລໍຖ້າອະນຸມັດ', en: 'Waiting for approval' },
  calculating: { la: 'ຄິດໄລ່ເງິນເດືອນ 04/2026', en: 'Calculating payroll 04/2026' },
  damaged: { la: 'ໄຟລ໌ເສຍຫາຍ ອ່ານບໍ່ໄດ້', en: 'The file is damaged and cannot be read' },
  nothing: { la: 'ຍັງບໍ່ມີປະກາດ', en: 'No announcements yet' },
  nothingText: { la: 'ປະກາດທີ່ທ່ານສ້າງຈະຢູ່ບ່ອນນີ້', en: 'Announcements that you make appear here' },
  chosen: { la: 'ວັນທີ່ເລືອກ', en: 'Chosen days' },
  type: { la: 'ຕົວອັກສອນ', en: 'Type' },
  sample: { la: 'ນ້ຳ ໃຫ້ ຜູ້ ເງິນເດືອນ 1,234,567', en: 'Payroll of November 1,234,567' },
  space: { la: 'ໄລຍະຫ່າງ', en: 'Space' },
  elevation: { la: 'ລະດັບ ແລະ ຂອບມົນ', en: 'Elevation and radius' },
  data: { la: 'ສີຂອງຂໍ້ມູນ', en: 'Data colours' },
  buttons: { la: 'ປຸ່ມ', en: 'Buttons' },
  fields: { la: 'ຊ່ອງຂໍ້ມູນ', en: 'Fields' },
  lists: { la: 'ລາຍຊື່', en: 'Lists' },
  figures: { la: 'ຕົວເລກ', en: 'Figures' },
  notices: { la: 'ການແຈ້ງເຕືອນ', en: 'Notices' },
  calendars: { la: 'ປະຕິທິນ', en: 'Calendars' },
} satisfies Record<string, Record<Language, string>>

export type Words = Record<keyof typeof WORDS, string>

/** The words of the gallery in the current language. */
export function useWords(): Words {
  const language = useLanguage()
  return Object.fromEntries(Object.entries(WORDS).map(([key, text]) => [key, text[language]])) as Words
}
