import { parseClock } from '#engines/attendance/calendar.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** The clock time a number of minutes after another one, 'HH:MM'; after midnight on the next day. */
export function clockAfter(time: string, minutes: number): string {
  const at = (parseClock(time) + minutes) % 1440
  return `${two(Math.floor(at / 60))}:${two(at % 60)}`
}
