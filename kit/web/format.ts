import { formatInstantInLaos, weekdayOf } from '#kit/contract/days.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { currentLanguage } from './i18n/language.ts'

/*
 * Formats of numbers and dates, the same in both languages. The browser's Intl is not used, because desktop Chromium has no
 * Lao locale and falls back to the locale of the machine.
 */

const MONTHS: Record<Language, readonly string[]> = {
  la: 'ມັງກອນ ກຸມພາ ມີນາ ເມສາ ພຶດສະພາ ມິຖຸນາ ກໍລະກົດ ສິງຫາ ກັນຍາ ຕຸລາ ພະຈິກ ທັນວາ'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}
const WEEKDAYS: Record<Language, readonly string[]> = {
  la: 'ວັນຈັນ ວັນອັງຄານ ວັນພຸດ ວັນພະຫັດ ວັນສຸກ ວັນເສົາ ວັນອາທິດ'.split(' '),
  en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
}
const KIP: Record<Language, string> = { la: 'ກີບ', en: 'kip' }

const two = (value: number) => String(value).padStart(2, '0')

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}

/** 1234567.5 → 1,234,567.50. The minus sign is U+2212, as wide as a digit. */
export function formatNumber(value: number, decimals = 2): string {
  const [whole = '0', part] = Math.abs(value).toFixed(decimals).split('.')
  const digits = part === undefined ? grouped(whole) : `${grouped(whole)}.${part}`
  return value < 0 && Number(value.toFixed(decimals)) !== 0 ? `−${digits}` : digits
}

/**
 * Whole kip with their unit: 1,234,567 ກີບ. `unit: false` omits the unit, for columns with the unit in the
 * heading.
 */
export function formatKip(kip: number, { unit = true, language = currentLanguage() } = {}): string {
  const digits = formatNumber(kip, 0)
  return unit ? `${digits} ${KIP[language]}` : digits
}

/** An instant (ISO 8601) as local time in Vientiane: 14/04/2026 08:05. */
export function formatInstant(instant: string | null | undefined): string {
  const time = Date.parse(instant ?? '')
  return Number.isNaN(time) ? '' : formatInstantInLaos(time)
}

/** Minutes as hours and minutes: 95 → 1:35, −30 → −0:30, 74,060 hours → 74,060:00. */
export function formatMinutes(minutes: number): string {
  const size = Math.abs(Math.round(minutes))
  return `${minutes < 0 ? '−' : ''}${formatNumber(Math.floor(size / 60), 0)}:${two(size % 60)}`
}

/** The name of month 1–12. */
export function monthName(month: number, language = currentLanguage()): string {
  return MONTHS[language][month - 1] ?? ''
}

/** '2026-04' or '2026-04-14' → ເມສາ 2026 / April 2026. */
export function formatMonth(date: string, language = currentLanguage()): string {
  return `${monthName(Number(date.slice(5, 7)), language)} ${date.slice(0, 4)}`
}

/** The name of weekday 1–7, from Monday. */
export function weekdayName(weekday: number, language = currentLanguage()): string {
  return WEEKDAYS[language][weekday - 1] ?? ''
}

/** '2026-04-14' → ວັນອັງຄານ, 14 ເມສາ 2026 / Tuesday, 14 April 2026. */
export function formatLongDate(date: string, language = currentLanguage()): string {
  const weekday = weekdayName(weekdayOf(date.slice(0, 10)), language)
  return `${weekday}, ${Number(date.slice(8, 10))} ${formatMonth(date, language)}`
}

/** A readable size: 12 KB, 3.4 MB, 10.0 GB. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`
  if (bytes < 1024 ** 3) return `${formatNumber(bytes / 1024 / 1024, 1)} MB`
  return `${formatNumber(bytes / 1024 ** 3, 1)} GB`
}
