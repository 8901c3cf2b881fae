/*
 * All calendar arithmetic. A day is a text 'YYYY-MM-DD', a month 'YYYY-MM'; both sort as texts. An instant is
 * a `Date`, an
 * ISO 8601 text with offset, or milliseconds since 1970. Laos is UTC+7 all year (Asia/Vientiane).
 */

export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7
export type InstantValue = Date | string | number

const DAY_MS = 86_400_000
export const LAOS_OFFSET_SECONDS = 7 * 3600
const LAOS_OFFSET_MS = LAOS_OFFSET_SECONDS * 1000

const padTwo = (value: number) => String(value).padStart(2, '0')

/** '2026-04-01' → days since 1970-01-01. Throws RangeError if the text is not a day of the calendar. */
export function dayNumber(day: string): number {
  const number = Date.parse(`${day}T00:00:00Z`) / DAY_MS
  if (!Number.isInteger(number) || dayOfNumber(number) !== day) throw new RangeError(`not a date: ${day}`)
  return number
}

/** Texts of days, by their number: a month of ten thousand people names the same thirty days over and over. */
const dayTexts = new Map<number, string>()
const DAY_TEXTS = 4096

/** Days since 1970-01-01 → '2026-04-01'. */
export function dayOfNumber(number: number): string {
  const cached = dayTexts.get(number)
  if (cached) return cached
  const text = new Date(number * DAY_MS).toISOString().slice(0, 10)
  if (dayTexts.size === DAY_TEXTS) dayTexts.clear()
  dayTexts.set(number, text)
  return text
}

/** Whether the value is a day of the calendar in the form 'YYYY-MM-DD'. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = Number(value.slice(8))
  return date >= 1 && date <= daysInMonth(value)
}

/** Adds a number of days, which can be negative. Throws RangeError. */
export const addDays = (day: string, days: number): string => dayOfNumber(dayNumber(day) + days)

/**
 * Number of days from one day to another, both included; zero or less if `to` is before `from`. Throws
 * RangeError.
 */
export const countDays = (from: string, to: string): number => dayNumber(to) - dayNumber(from) + 1

/** Every day of a range, both ends included; none if `to` is before `from`. Throws RangeError. */
export function daysOfRange(from: string, to: string): string[] {
  const first = dayNumber(from)
  return Array.from({ length: Math.max(0, countDays(from, to)) }, (_, index) => dayOfNumber(first + index))
}

/** Monday 1 … Sunday 7 of a day number. */
export function weekdayOfNumber(number: number): Weekday {
  // 1970-01-01 was a Thursday.
  return (((((number + 3) % 7) + 7) % 7) + 1) as Weekday
}

/** Monday 1 … Sunday 7. Throws RangeError. */
export const weekdayOf = (day: string): Weekday => weekdayOfNumber(dayNumber(day))

/** The earlier of two days. */
export const earlierDay = (a: string, b: string): string => (a < b ? a : b)

/** The later of two days. */
export const laterDay = (a: string, b: string): string => (a > b ? a : b)

/** The month of a day, 'YYYY-MM'. */
export const monthOf = (day: string): string => day.slice(0, 7)

/** Number of days in the month of 'YYYY-MM' or 'YYYY-MM-DD'; 0 if there is no such month. */
export function daysInMonth(month: string): number {
  const year = Number(month.slice(0, 4))
  const number = Number(month.slice(5, 7))
  if (number === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  if (!(number >= 1 && number <= 12)) return 0
  return number === 4 || number === 6 || number === 9 || number === 11 ? 30 : 31
}

/** First day of the month of 'YYYY-MM' or 'YYYY-MM-DD'. */
export const firstOfMonth = (month: string): string => `${month.slice(0, 7)}-01`

/** Last day of the month of 'YYYY-MM' or 'YYYY-MM-DD'. */
export const lastOfMonth = (month: string): string => `${month.slice(0, 7)}-${padTwo(daysInMonth(month))}`

/** All days of a month. */
export function daysOfMonth(month: string): string[] {
  return Array.from({ length: daysInMonth(month) }, (_, index) => `${month.slice(0, 7)}-${padTwo(index + 1)}`)
}

/** Adds a number of months, which can be negative, to the month of 'YYYY-MM' or 'YYYY-MM-DD'. */
export function addMonths(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${padTwo((((count % 12) + 12) % 12) + 1)}`
}

/** The months of a range of days, 'YYYY-MM', in order. */
export function monthsOfRange(from: string, to: string): string[] {
  const months: string[] = []
  for (let month = monthOf(from); month <= monthOf(to); month = addMonths(month, 1)) months.push(month)
  return months
}

/**
 * The instant shifted by the offset of Laos, so that its UTC parts are the local time in Laos. Throws
 * RangeError.
 */
function laosParts(instant: InstantValue): string {
  return new Date(new Date(instant).getTime() + LAOS_OFFSET_MS).toISOString()
}

/** The day in Laos at an instant. Throws RangeError. */
export const dayInLaos = (instant: InstantValue): string => laosParts(instant).slice(0, 10)

/** Today in Laos. */
export const todayInLaos = (now: InstantValue = Date.now()): string => dayInLaos(now)

/** The clock time in Laos at an instant, 'HH:MM'. Throws RangeError. */
export const clockInLaos = (instant: InstantValue): string => laosParts(instant).slice(11, 16)

/** The instant of a day and a time in Laos, 'HH:MM' or 'HH:MM:SS'. Throws RangeError. */
export function instantInLaos(day: string, clock = '00:00'): Date {
  const instant = new Date(`${dayOfNumber(dayNumber(day))}T${clock}${clock.length === 5 ? ':00' : ''}+07:00`)
  if (Number.isNaN(instant.getTime())) throw new RangeError(`not a clock time: ${clock}`)
  return instant
}

/** Formats a day, or the day in Laos of an ISO 8601 instant: '2026-04-14' → 14/04/2026. Returns '' for other texts. */
export function formatDate(value: string | null | undefined): string {
  const text = value ?? ''
  const isInstant = text.includes('T') && !Number.isNaN(Date.parse(text))
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(isInstant ? dayInLaos(text) : text)
  return parts ? `${parts[3]}/${parts[2]}/${parts[1]}` : ''
}

/** Formats an instant as local time in Laos: 14/04/2026 08:05. Throws RangeError. */
export function formatInstantInLaos(instant: InstantValue): string {
  const parts = laosParts(instant)
  return `${formatDate(parts.slice(0, 10))} ${parts.slice(11, 16)}`
}
