const MINUTES_PER_DAY = 1440
const text = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/**
 * The clock time of a cell as 'HH:MM': '17:00', '17.30', '17h30', '5:30 PM', a whole hour, or a part of a day as Excel stores times. Null
 * if it is no time.
 */
export function readClock(value: string | number | boolean | null): string | null {
  if (typeof value === 'number') {
    if (Number.isInteger(value)) return value >= 0 && value <= 23 ? text(value * 60) : null
    return value > 0 && value < 1 ? text(Math.round(value * MINUTES_PER_DAY) % MINUTES_PER_DAY) : null
  }
  const parts = /^(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2})? ?(am|pm)?$/.exec(
    String(value ?? '')
      .trim()
      .toLowerCase(),
  )
  if (!parts) return null
  const [hour, minute] = [Number(parts[1]), Number(parts[2] ?? 0)]
  const isNoonHour = hour === 12
  if (parts[3] && (hour < 1 || hour > 12)) return null
  const hours = parts[3] ? (isNoonHour ? 0 : hour) + (parts[3] === 'pm' ? 12 : 0) : hour
  return hours <= 23 && minute <= 59 ? text(hours * 60 + minute) : null
}
