import { isDay } from '#kit/contract/days.ts'
/**
 * Parses a typed date to 'YYYY-MM-DD': day, month, four-digit year, divided by / . - or a space, or eight
 * digits in a row. Undefined for other texts and for days that do not exist. 05/03/2024 is always 5 March.
 */
export function parseDate(typed: string): string | undefined {
  const parts =
    /^\s*(\d{1,2})[/.\s-](\d{1,2})[/.\s-](\d{4})\s*$/.exec(typed) ?? /^\s*(\d\d)(\d\d)(\d{4})\s*$/.exec(typed)
  if (!parts) return undefined
  const [date = '', month = '', year = ''] = parts.slice(1)
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return Number(year) >= 1900 && isDay(day) ? day : undefined
}

/** Parses a typed clock time (8:05, 08.05, 805, 0805) to 'HH:MM'; undefined if it is invalid. */
export function parseTime(typed: string): string | undefined {
  const parts = /^\s*(\d{1,2})[:.](\d{2})\s*$/.exec(typed) ?? /^\s*(\d{1,2})(\d{2})\s*$/.exec(typed)
  if (!parts) return undefined
  const [hour, minute] = [Number(parts[1]), Number(parts[2])]
  return hour < 24 && minute < 60
    ? `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
    : undefined
}
