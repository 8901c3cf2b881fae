import type { ScheduleDay } from '../contract.ts'

const DAY = 24 * 60
const WEEK = 7 * DAY

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Whether a shift ends on the next day: its check-out is at or before its check-in. */
export const endsNextDay = (day: Pick<ScheduleDay, 'check_in' | 'check_out'>) => day.check_out <= day.check_in

/** A shift as minutes from Monday 00:00. The night shift of Sunday continues at the start of the week as a second bar. */
export function barsOf(days: readonly ScheduleDay[]): { from: number; to: number }[] {
  return days.flatMap((day) => {
    const start = (day.weekday - 1) * DAY
    const from = start + minutesOf(day.check_in)
    const to = start + minutesOf(day.check_out) + (endsNextDay(day) ? DAY : 0)
    return to <= WEEK
      ? [{ from, to }]
      : [
          { from, to: WEEK },
          { from: 0, to: to - WEEK },
        ]
  })
}

export interface Stretch {
  first: number
  last: number
  check_in: string
  check_out: string
}

/** Consecutive days with the same hours as one: Monday to Friday 08:00–17:00, Saturday 08:00–12:00. */
export function stretchesOf(days: readonly ScheduleDay[]): Stretch[] {
  const stretches: Stretch[] = []
  for (const { weekday, check_in, check_out } of days.toSorted((a, b) => a.weekday - b.weekday)) {
    const before = stretches.at(-1)
    const goesOn =
      before?.last === weekday - 1 && before.check_in === check_in && before.check_out === check_out
    if (before && goesOn) before.last = weekday
    else stretches.push({ first: weekday, last: weekday, check_in, check_out })
  }
  return stretches
}
