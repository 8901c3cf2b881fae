import { dayOfMinute, MINUTES_PER_DAY } from './calendar.ts'
import type { LocalMinute } from './types.ts'

const NIGHT_FROM = 22 * 60
const NIGHT_TO = 30 * 60

/** Minutes of 22:00–06:00 in [from, to); 0 where `to` is not after `from`. */
export function nightMinutes(from: LocalMinute, to: LocalMinute): number {
  let minutes = 0
  for (let midnight = (dayOfMinute(from) - 1) * MINUTES_PER_DAY; midnight < to; midnight += MINUTES_PER_DAY) {
    const overlap = Math.min(to, midnight + NIGHT_TO) - Math.max(from, midnight + NIGHT_FROM)
    if (overlap > 0) minutes += overlap
  }
  return minutes
}
