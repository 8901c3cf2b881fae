import { dayNumber, weekdayOfNumber } from '#kit/contract/days.ts'
import { parseClock, parseLocalSecond } from './calendar.ts'
import { deriveMonth } from './derive-month.ts'
import type { AttendanceSettings, Band, DayLeave, EmployeeMonth, LeavePart, Scan, Shift } from './types.ts'

const clocks = (text: string) =>
  text.split(' ').map(parseClock) as [number, number, number, number, number, number]

/** A shift from 'earliest-in in half-from half-to earliest-out out' and the two limits in minutes. */
export function shift(times: string, allowedLate: number, absenceMinutes: number): Shift {
  const [earliestIn, checkIn, halfFrom, halfTo, earliestOut, checkOut] = clocks(times)
  return { earliestIn, checkIn, halfFrom, halfTo, earliestOut, checkOut, allowedLate, absenceMinutes }
}

export const office = shift('06:30 08:00 12:00 13:00 15:00 17:00', 10, 120)
export const night = shift('18:30 20:00 00:00 01:00 03:00 05:00', 5, 90)

const band = (from: string, to: string, multiplier: number): Band => ({
  from: parseClock(from),
  to: parseClock(to),
  multiplier,
})

export const settings: AttendanceSettings = {
  overtimeBasis: 'scanned',
  overtimeBands: {
    working: [band('06:00', '22:00', 150), band('22:00', '06:00', 200)],
    rest: [band('06:00', '16:00', 250), band('16:00', '22:00', 300), band('22:00', '06:00', 350)],
  },
}

/** A scan from '2026-04-01 07:59:30'; without seconds, at second 0. */
export const scan = (text: string, counts = true): Scan => ({
  at: parseLocalSecond(text.length === 16 ? `${text}:00` : text),
  counts,
})

export const outside = (text: string): Scan => scan(text, false)

export const leave = (date: string, part: Exclude<LeavePart, 'hours'>, paid = true): DayLeave => ({
  day: dayNumber(date),
  part,
  paid,
})

export const span = (date: string, from: string, to: string) => ({
  day: dayNumber(date),
  from: parseClock(from),
  to: parseClock(to),
})

/** April 2026 (the 1st is a Wednesday) of an employee with the office shift from Monday to Saturday. */
export function monthOf(changes: Partial<EmployeeMonth>): EmployeeMonth {
  return {
    from: dayNumber('2026-04-01'),
    to: dayNumber('2026-04-30'),
    asOf: dayNumber('2026-06-01') * 1440,
    shiftOn: (day) => (weekdayOfNumber(day) === 7 ? null : office),
    isHoliday: () => false,
    leaves: [],
    scans: [],
    overtime: [],
    settings,
    ...changes,
  }
}

/** The local minute of a text such as '2026-04-01 09:00'. */
export const at = (text: string) => Math.floor(parseLocalSecond(`${text}:00`) / 60)

/** The result of one date. */
export function dayOf(date: string, changes: Partial<EmployeeMonth>) {
  return deriveMonth(monthOf(changes)).days.find((day) => day.day === dayNumber(date))
}

/** The overtime of one date as [multiplier, minutes]. */
export function overtimeOf(date: string, changes: Partial<EmployeeMonth>) {
  const { overtime } = deriveMonth(monthOf(changes))
  return overtime.filter((o) => o.day === dayNumber(date)).map((o) => [o.multiplier, o.minutes])
}
