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
  'e-leave.add': 'new leave add leave holiday ພັກ',
  'vacation.index': 'leave types kinds',
  'employee_ot.create': 'new overtime ot ໂອທີ',
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

export interface PageHits<Page> {
  /** Every typed word is a word of the page or begins one. */
  sure: Page[]
  /** The page contains every typed word; if there is none, its words are similar. The most similar first. */
  likely: Page[]
}

/** 2 for a whole word of the page, 1 for the beginning of one, 0 for neither. */
function scoreOf(typed: string, words: readonly string[]): number {
  if (words.includes(typed)) return 2
  return words.some((word) => word.startsWith(typed)) ? 1 : 0
}

/** The pages for what was typed, in any order of words; empty for an empty text. */
export function matchingPages<Page extends PageEntry>(typed: string, pages: readonly Page[]): PageHits<Page> {
  const typedWords = foldLao(typed).split(' ').filter(Boolean)
  if (typedWords.length === 0) return { sure: [], likely: [] }
  const rated = pages.map((page) => {
    const words = page.words.split(' ')
    const fits = typedWords.map((word) => scoreOf(word, words))
    return { page, words, isSure: !fits.includes(0), sum: fits.reduce((sum, one) => sum + one, 0) }
  })
  const sure = rated.filter(({ isSure }) => isSure).sort((one, other) => other.sum - one.sum)
  const containing = rated.filter(
    ({ isSure, page }) => !isSure && typedWords.every((word) => page.words.includes(word)),
  )
  if (sure.length + containing.length > 0)
    return { sure: sure.map(({ page }) => page), likely: containing.map(({ page }) => page) }
  const likely = rated
    .map(({ page, words }) => ({
      page,
      likeness: Math.min(...typedWords.map((word) => closest(word, words))),
    }))
    .filter(({ likeness }) => likeness >= SIMILAR_FROM)
    .sort((one, other) => other.likeness - one.likeness)
  return { sure: [], likely: likely.map(({ page }) => page) }
}
