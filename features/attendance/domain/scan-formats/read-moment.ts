import { isDay } from '#kit/contract/days.ts'
import type { DateOrder } from '../../contract/scan-layout.ts'

const DAY_SECONDS = 86_400
const LAOS_OFFSET = 7 * 3600
const FIRST_YEAR = 2000
const LAST_YEAR = 2099

const DATE = /^(\d{1,4})\s*[-/.年]\s*(\d{1,2}|[A-Za-z]{3})[A-Za-z]*\s*[-/.月]\s*(\d{1,4})日?/
const COMPACT_DATE = /^(\d{4})(\d{2})(\d{2})(?=$|[ T]|\d{6}$|\d{4}$)/
const TIME =
  /^(AM|PM|上午|下午)?\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(AM|PM|A\.M\.|P\.M\.|上午|下午)?\s*(Z|[+-]\d{2}:?\d{2})?$/i
const COMPACT_TIME = /^(\d{2})(\d{2})(\d{2})?$/
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The three numbers of a date in the order of the text, and the text after it. `isYearFirst`: the first has four digits. */
interface DateParts {
  parts: [number, number, number]
  isYearFirst: boolean
  /** The month has a name, so that day and month cannot be confused. */
  hasMonthName: boolean
  rest: string
}

function datePartsOf(text: string): DateParts | null {
  const found = DATE.exec(text) ?? COMPACT_DATE.exec(text)
  if (!found) return null
  const [whole, first = '', second = '', third = ''] = found
  const month = MONTHS.indexOf(second.slice(0, 3).toLowerCase()) + 1
  const hasMonthName = /[A-Za-z]/.test(second)
  if (hasMonthName && month === 0) return null
  return {
    parts: [Number(first), hasMonthName ? month : Number(second), Number(third)],
    isYearFirst: first.length === 4,
    hasMonthName,
    rest: text.slice(whole.length).replace(/^[T\s,]+/, ''),
  }
}

/** Whether a text begins with a date. */
export const startsWithDate = (text: string): boolean => datePartsOf(text) !== null
export const isTime = (text: string): boolean => TIME.test(text)

/**
 * What a date says about the order of day and month: 'dmy' or 'mdy' if one of them can only be a day, `either` if both
 * could be months, null if there is nothing to decide.
 */
export function orderOf(text: string): 'dmy' | 'mdy' | 'either' | null {
  const date = datePartsOf(text)
  if (!date || date.isYearFirst || date.hasMonthName) return null
  const [a, b] = date.parts
  if (a > 12) return b > 12 ? null : 'dmy'
  if (b > 12) return 'mdy'
  // The same day in either order.
  return a === b ? null : 'either'
}

const fullYear = (year: number) => (year < 100 ? 2000 + year : year)
const two = (value: number) => String(value).padStart(2, '0')

function dayNumberOf({ parts, isYearFirst, hasMonthName }: DateParts, order: DateOrder): number | null {
  const [a, b, c] = parts
  const [year, month, day] =
    isYearFirst || order === 'ymd' ? [a, b, c] : hasMonthName || order === 'dmy' ? [c, b, a] : [c, a, b]
  const text = `${fullYear(year)}-${two(month)}-${two(day)}`
  if (!isDay(text) || fullYear(year) < FIRST_YEAR || fullYear(year) > LAST_YEAR) return null
  return Date.parse(`${text}T00:00:00Z`) / (DAY_SECONDS * 1000)
}

/** Seconds since midnight, and those to add so that a time with an offset becomes the time in Laos. */
function timeOf(text: string): { second: number; shift: number } | null {
  const compact = COMPACT_TIME.exec(text)
  if (compact) return clock(Number(compact[1]), Number(compact[2]), Number(compact[3] ?? 0), 0)
  const found = TIME.exec(text)
  if (!found) return null
  const half = (found[1] ?? found[5] ?? '').replaceAll('.', '').toUpperCase()
  const hour = Number(found[2])
  const isAfternoon = half === 'PM' || half === '下午'
  if (half && (hour < 1 || hour > 12)) return null
  const hours = half ? (hour % 12) + (isAfternoon ? 12 : 0) : hour
  return clock(hours, Number(found[3]), Number(found[4] ?? 0), shiftOf(found[6]))
}

function clock(hour: number, minute: number, second: number, shift: number) {
  if (hour > 23 || minute > 59 || second > 59) return null
  return { second: hour * 3600 + minute * 60 + second, shift }
}

function shiftOf(offset: string | undefined): number {
  if (!offset) return 0
  if (offset.toUpperCase() === 'Z') return LAOS_OFFSET
  const sign = offset.startsWith('-') ? -1 : 1
  const seconds = Number(offset.slice(1, 3)) * 3600 + Number(offset.slice(-2)) * 60
  return LAOS_OFFSET - sign * seconds
}

/**
 * Reads date and time of a scan: in one text, or the time in a text of its own. Dates with the year first, with month
 * names, with two-digit years; times with or without seconds, of 12 or 24 hours, with or without an offset. Returns
 * seconds since 1970 in wall-clock time of Laos, or the fault.
 */
export function readMoment(
  dayText: string,
  timeText: string | null,
  order: DateOrder,
): number | 'bad_date' | 'bad_time' {
  const date = datePartsOf(dayText)
  const day = date && dayNumberOf(date, order)
  if (!date || day === null) return 'bad_date'
  const time = timeOf((timeText ?? date.rest).trim())
  return time ? day * DAY_SECONDS + time.second + time.shift : 'bad_time'
}
