import { parseClock } from '#engines/attendance/calendar.ts'

/** Clock times 'HH:MM'. An end at or before the beginning is on the next day. */
interface Times {
  from: string
  to: string
}

const DAY = 1440
const after = (clock: string, start: number) => (parseClock(clock) - start + DAY) % DAY

/** Minutes from the check-in, also past midnight. */
function offsetOf({ from, to }: Times, start: number): { from: number; to: number } {
  const begin = after(from, start)
  return { from: begin, to: begin + (after(to, parseClock(from)) || DAY) }
}

/** Whether breaks leave the shift or overlap each other; null if neither. A break may begin when another ends. */
export function breaksFault(shift: Times, breaks: readonly Times[]): 'outside' | 'overlap' | null {
  const start = parseClock(shift.from)
  const length = after(shift.to, start) || DAY
  const offsets = breaks.map((one) => offsetOf(one, start)).sort((a, b) => a.from - b.from)
  if (offsets.some(({ to }) => to > length)) return 'outside'
  return offsets.some(({ from }, at) => from < (offsets[at - 1]?.to ?? 0)) ? 'overlap' : null
}
