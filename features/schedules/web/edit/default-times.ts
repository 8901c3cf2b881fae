import type { ScheduleDay } from '../../contract.ts'

const DAY = 24 * 60
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const two = (value: number) => String(value).padStart(2, '0')
const clockOf = (minutes: number) => {
  const inDay = ((minutes % DAY) + DAY) % DAY
  return `${two(Math.floor(inDay / 60))}:${two(inDay % 60)}`
}

/** The shift of a new working day. */
export const NEW_TIMES = { check_in: '08:00', check_out: '17:00' }

const EARLIER_IN = 90
const EARLIER_OUT = 120
/** A meal break of an hour in the middle divides a shift of at least this length into halves. */
const LONG_SHIFT = 6 * 60
const ABSENT_FROM = 120

/**
 * Proposes the other times of a shift from its check-in and check-out: scans count from 90 minutes before the check-in, and a scan from 120
 * minutes before the check-out is a check-out; half days meet in the middle.
 */
export function defaultTimes(check_in: string, check_out: string): Omit<ScheduleDay, 'weekday'> {
  const from = minutesOf(check_in)
  const length = (minutesOf(check_out) - from + DAY) % DAY || DAY
  const middle = Math.floor(length / 2 / 60) * 60
  return {
    check_in,
    check_out,
    earliest_in: clockOf(from - EARLIER_IN),
    earliest_out: clockOf(from + Math.max(length - EARLIER_OUT, 0)),
    half_from: clockOf(from + middle),
    half_to: clockOf(from + middle + (length >= LONG_SHIFT ? 60 : 0)),
    allowed_late: 0,
    absence_minutes: ABSENT_FROM,
  }
}

/** Working days from Monday to Friday. */
export const newWeek = (): ScheduleDay[] =>
  [1, 2, 3, 4, 5].map((weekday) => ({ weekday, ...defaultTimes(NEW_TIMES.check_in, NEW_TIMES.check_out) }))
