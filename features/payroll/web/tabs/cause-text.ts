import type { Language } from '#kit/contract/scalars.ts'
import { formatMinutes, formatNumber } from '#kit/web/format.ts'
import type { Cause } from '../../contract.ts'
import type { CauseReason } from '../../domain/compare-payslips.ts'
import { halfDaysText } from '../../domain/exact-numbers.ts'
import { lineTextsEn } from '../../locales/line-texts.en.ts'
import { lineTextsLa } from '../../locales/line-texts.la.ts'
import type { RunText } from '../text.ts'

/** The name of the line: the company's own, or that of the payslip. */
export function causeName({ code, name }: Cause, text: RunText, language: Language): string {
  if (name) return name
  const own: Readonly<Record<string, string>> = text.compare.line
  const names: Readonly<Record<string, string>> = (language === 'en' ? lineTextsEn : lineTextsLa).names
  return own[code] ?? names[code] ?? code
}

function valueText(what: CauseReason['what'], value: number): string {
  if (what === 'half_days') return halfDaysText(value)
  if (what === 'minutes') return formatMinutes(value)
  return formatNumber(value, 0)
}

/** The changed input: base salary 3,000,000 → 3,500,000. */
export function reasonText({ what, from, to }: CauseReason, text: RunText): string {
  return `${text.compare.what[what]} ${text.compare.fromTo(valueText(what, from), valueText(what, to))}`
}
