import { foldLao } from '#kit/contract/lao-folding.ts'
import { similarity } from '#kit/contract/similar-text.ts'
import type { RouteName } from '#kit/web/navigation.ts'

export interface PageEntry {
  route: RouteName
  /** Titles in both languages and other words, folded. */
  words: string
}

/** Other words for a page that people type. */
export const OTHER_WORDS: Readonly<Partial<Record<RouteName, string>>> = {
  'employee.index': 'people staff workers personnel ຄົນງານ ບຸກຄະລາກອນ',
  'payrolls-item.index': 'pay salary wages payslip run ເງິນເດືອນ ໃບເງິນເດືອນ ຄ່າແຮງ',
  'payrolls-item.so_far': 'pay salary wages',
  'payroll_register.index': 'pay salary wages payslip ໃບເງິນເດືອນ ສະຫຼຸບເງິນເດືອນ',
  'yearly_pay.index': 'pay salary wages income certificate',
  'adjustment-item.index': 'raise salary increase promotion ຂຶ້ນເງິນເດືອນ',
  'clock_in_out.index': 'attendance late absent hours fingerprint ມາຊ້າ ຂາດວຽກ',
  'deviceScan.index': 'attendance fingerprint terminal scan upload',
  'e-leave.index': 'holiday absence vacation sick ພັກ ປ່ວຍ',
  'employee_ot.index': 'ot extra hours overtime ໂອທີ',
  'ssoReport.index': 'pay social security sso nssf insurance ປະກັນສັງຄົມ',
  'emTaxeport.index': 'pay salary income tax pit withholding ອາກອນ',
  'tax.index': 'pay income tax pit rates',
  'social_security.index': 'sso nssf insurance rates',
  'employee_contract.expire': 'contract expiring ending leaver',
  'companyUser.index': 'account login access hr',
  'companyRole.index': 'permission access rights',
  'company.setting': 'configuration options preferences payroll settings',
  'schedule.index': 'shift working hours roster ກະ',
}

/** How similar a typed word and a word of a page must be if no page contains what was typed. */
const SIMILAR_FROM = 0.5

const closest = (word: string, words: readonly string[]) =>
  Math.max(0, ...words.map((other) => similarity(word, other)))

/**
 * The pages that contain every typed word; if there is none, those in which each typed word is similar to a word, the most
 * similar first. Empty for an empty text.
 */
export function matchingPages<Page extends PageEntry>(typed: string, pages: readonly Page[]): Page[] {
  const typedWords = foldLao(typed).split(' ').filter(Boolean)
  if (typedWords.length === 0) return []
  const containing = pages.filter(({ words }) => typedWords.every((word) => words.includes(word)))
  if (containing.length > 0) return containing
  return pages
    .map((page) => {
      const words = page.words.split(' ')
      return { page, likeness: Math.min(...typedWords.map((word) => closest(word, words))) }
    })
    .filter(({ likeness }) => likeness >= SIMILAR_FROM)
    .sort((one, other) => other.likeness - one.likeness)
    .map(({ page }) => page)
}
