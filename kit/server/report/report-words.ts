import type { Words } from '../list/list-sheet.ts'

/** The common words of report files. */
export const REPORT_WORDS = {
  about: { la: 'ຂໍ້ມູນລາຍງານ', en: 'About' },
  company: { la: 'ບໍລິສັດ', en: 'Company' },
  period: { la: 'ຊ່ວງວັນທີ', en: 'Period' },
  number: { la: 'ລຳດັບ', en: 'No.' },
  total: { la: 'ລວມ', en: 'Total' },
  pageTotal: { la: 'ລວມໜ້ານີ້', en: 'Total of this page' },
  page: { la: 'ໜ້າ', en: 'Page' },
  search: { la: 'ຄົ້ນຫາ', en: 'Search' },
  printed: { la: 'ພິມເມື່ອ', en: 'Printed' },
  subtotals: { la: 'ລວມຍ່ອຍຕາມ', en: 'Subtotals by' },
  rows: { la: 'ຈຳນວນແຖວ', en: 'Rows' },
  none: { la: 'ບໍ່ມີຂໍ້ມູນ', en: 'No rows' },
} satisfies Record<string, Words>
