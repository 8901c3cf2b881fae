/** Minutes since 1970-01-01T00:00 on a wall clock in Vientiane (UTC+7, no summer time). */
export type LocalMinute = number

/** Seconds since 1970-01-01T00:00:00 on a wall clock in Vientiane. */
export type LocalSecond = number

/** Calendar days since 1970-01-01. */
export type DayNumber = number

/** A clock time as minutes after midnight, 0..1439. */
export type MinuteOfDay = number

/** Monday is 1, Sunday is 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/**
 * A shift as the settings write it: clock times without dates. The engine resolves midnight: a check-out at or
 * before the check-in is on the next day; the half-day times and the earliest check-out follow the check-in, the
 * earliest check-in precedes it.
 */
export type Shift = {
  earliestIn: MinuteOfDay
  checkIn: MinuteOfDay
  earliestOut: MinuteOfDay
  checkOut: MinuteOfDay
  /** Start of an afternoon's leave. */
  halfFrom: MinuteOfDay
  /** End of a morning's leave. */
  halfTo: MinuteOfDay
  /** Minutes after check-in that are not late yet. */
  allowedLate: number
  /** Late minutes from which the day is an absence. */
  absenceMinutes: number
}

export type LeavePart = 'full' | 'morning' | 'afternoon'

/** An approved leave of one date, whole or half. */
export type DayLeave = { day: DayNumber; part: LeavePart; paid: boolean }

/** `counts` is false for a scan outside every zone that nobody accepted: kept and flagged, worth nothing. */
export type Scan = { at: LocalSecond; counts: boolean }

/** An approved overtime span of a date; a `to` at or before `from` is on the next day. */
export type OvertimeSpan = { day: DayNumber; from: MinuteOfDay; to: MinuteOfDay }

/** A clock band with its multiplier in hundredths (150 is ×1.5); a `to` at or before `from` is on the next day. */
export type Band = { from: MinuteOfDay; to: MinuteOfDay; multiplier: number }

export type AttendanceSettings = {
  /** `scanned`: minutes both approved and between in and out. `approved`: the approved span as it is. */
  overtimeBasis: 'scanned' | 'approved'
  /** `working`: a date with a shift that is no holiday. `rest`: every other date. Each list covers the clock once. */
  overtimeBands: { working: readonly Band[]; rest: readonly Band[] }
}

/** Everything that the days `from`..`to` (both in) of one employee are derived from. */
export type EmployeeMonth = {
  from: DayNumber
  to: DayNumber
  /** The server's clock; beyond the last day's window for a month that is over. */
  asOf: LocalMinute
  /** The shift of a date or null; asked up to four days around the range too: a window needs its neighbours. */
  shiftOn: (day: DayNumber) => Shift | null
  isHoliday: (day: DayNumber) => boolean
  leaves: readonly DayLeave[]
  /** Sorted by `at`; with the scans some two days before `from` and three days after `to`. */
  scans: readonly Scan[]
  overtime: readonly OvertimeSpan[]
  /** Scans are not looked at: every shift that is no holiday or leave is worked whole, overtime as it was approved. */
  doesNotClockIn?: boolean
  settings: AttendanceSettings
}

export type Result =
  | 'success'
  | 'late'
  | 'absent'
  | 'forgotten'
  | 'early'
  | 'leave'
  | 'holiday'
  | 'not_yet'
  | 'outside'

/** One date with a shift. The five kinds of half days add up to 2 as soon as the day is decided. */
export type DayResult = {
  day: DayNumber
  result: Result
  /** Null where not found, and on holidays and days of whole leave. */
  inAt: LocalMinute | null
  outAt: LocalMinute | null
  /** More than 0 is a late day, whatever its result; 0 within the allowance and on an absent day. */
  lateMinutes: number
  earlyMinutes: number
  /** Minutes of the night premium (22:00–06:00 inside the shift and inside in … out). */
  nightMinutes: number
  /** Half days worked, a forgotten scan is present. */
  presentHalves: number
  absentHalves: number
  paidLeaveHalves: number
  unpaidLeaveHalves: number
  /** 2 on a public holiday that has a shift. */
  holidayHalves: number
  /** The window has not closed at `asOf`: a scan may still change this day. */
  open: boolean
  /** Scans outside every zone lie in the day's window. */
  hasOutsideScan: boolean
}

/** Overtime minutes of a date at one multiplier (hundredths); never 0 minutes, each pair once. */
export type OvertimeResult = { day: DayNumber; multiplier: number; minutes: number }

export type MonthResult = { days: DayResult[]; overtime: OvertimeResult[] }
