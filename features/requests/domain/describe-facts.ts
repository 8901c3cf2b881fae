import { addDays, formatDate } from '#kit/contract/days.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { RequestFacts } from '../contract/facts.ts'

/** What a kind without days, times and amounts says. */
export const NO_FACTS: RequestFacts = {
  title: '',
  first_day: null,
  last_day: null,
  part: null,
  from_time: null,
  to_time: null,
  minutes: null,
  asked_from: null,
  asked_to: null,
  days: null,
  cancels_id: null,
  cancels_kind: null,
}

/** Parts of a day. */
export const PART_WORDS = {
  morning: { la: 'ເຄິ່ງມື້ເຊົ້າ', en: 'morning' },
  afternoon: { la: 'ເຄິ່ງມື້ບ່າຍ', en: 'afternoon' },
  hours: { la: 'ບາງຊົ່ວໂມງ', en: 'some hours' },
} as const
const NEXT_DAY: Record<Language, string> = { la: 'ມື້ຕໍ່ໄປ', en: 'next day' }

/** '14/04/2026', '14–16/04/2026', '30/04 – 02/05/2026' or, across years, both dates in full; '' without a first day. */
export function formatSpan(first: string | null, last: string | null): string {
  if (!first) return ''
  if (!last || last === first) return formatDate(first)
  if (last.slice(0, 7) === first.slice(0, 7)) return `${first.slice(8)}–${formatDate(last)}`
  const start = formatDate(first)
  return `${last.slice(0, 4) === first.slice(0, 4) ? start.slice(0, 5) : start} – ${formatDate(last)}`
}

/** Days including halves as a number in words: '3 days', '1 day', '0.5 days'; 'ມື້' in Lao. */
export function formatDays(days: number, language: Language): string {
  // Hours of a day have two decimals.
  const figure = Number.isInteger(days) ? String(days) : days.toFixed(Number.isInteger(days * 2) ? 1 : 2)
  if (language === 'la') return `${figure} ມື້`
  return `${figure} ${days === 1 ? 'day' : 'days'}`
}

/** Minutes as hours: '2:30 h', '2:30 ຊມ'. */
export function formatHours(minutes: number, language: Language): string {
  const figure = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
  return `${figure} ${language === 'la' ? 'ຊມ' : 'h'}`
}

/** When it is: the days, and the part of the day or the times. '' if the kind has no days. */
export function whenOf(facts: RequestFacts, language: Language): string {
  const { first_day, last_day, part, from_time, to_time } = facts
  const span = formatSpan(first_day, last_day)
  const times = from_time && to_time ? `${from_time}–${to_time}${nextDay(facts, language)}` : ''
  const half = part && part !== 'full' ? PART_WORDS[part][language] : ''
  return [span, times, half].filter(Boolean).join(' ')
}

/** The end is on the day after the first one. */
function nextDay({ first_day, last_day, from_time, to_time }: RequestFacts, language: Language): string {
  const isOver = Boolean(from_time && to_time && to_time <= from_time)
  const isNamed = Boolean(first_day && last_day && last_day === addDays(first_day, 1))
  return isOver && !isNamed ? ` (${NEXT_DAY[language]})` : ''
}

/** How much it takes: days or hours. '' if the kind has neither. */
export function sizeOf({ days, minutes }: RequestFacts, language: Language): string {
  if (days !== null) return formatDays(days, language)
  return minutes === null ? '' : formatHours(minutes, language)
}

const ASKED: Record<Language, string> = { la: 'ຂໍ', en: 'asked' }

/** The times that were asked for, if less was approved: 'asked 18:00–22:00'; otherwise ''. */
export const askedOf = ({ asked_from, asked_to }: RequestFacts, language: Language): string =>
  asked_from && asked_to ? `${ASKED[language]} ${asked_from}–${asked_to}` : ''

/** A request in a line: 'Annual leave · 14–16/04/2026 · 3 days'. `kindTitle` replaces a missing title. */
export function describeFacts(facts: RequestFacts, kindTitle: string, language: Language): string {
  return [
    facts.title || kindTitle,
    whenOf(facts, language),
    sizeOf(facts, language),
    askedOf(facts, language),
  ]
    .filter(Boolean)
    .join(' · ')
}
