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
 * A shift as stored in the settings: clock times without dates. The engine resolves midnight: a check-out at or
 * before the check-in is on the next day; the half-day times and the earliest check-out are after the check-
 * in, the earliest check-in is before it.
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

/** Clock times of a date; a `to` at or before `from` is on the next day. */
export type ClockSpan = { from: MinuteOfDay; to: MinuteOfDay }

/**
 * An approved leave of one date: whole, half, or some hours. Hours count only if they are paid; a time before the check-in of a shift
 * across midnight is on the next day.
 */
export type DayLeave =
  | { day: DayNumber; part: 'full' | 'morning' | 'afternoon'; paid: boolean }
  | { day: DayNumber; part: 'hours'; hours: ClockSpan; paid: boolean }
export type LeavePart = DayLeave['part']

/**
 * `counts` is false for a scan outside every zone that nobody accepted: it is stored and flagged, but gives
 * no attendance.
 */
export type Scan = { at: LocalSecond; counts: boolean }

/** An approved overtime span of a date; a `to` at or before `from` is on the next day. */
export type OvertimeSpan = { day: DayNumber; from: MinuteOfDay; to: MinuteOfDay }

/**
 * A clock band with its multiplier in hundredths (150 is ×1.5); a `to` at or before `from` is on the next
 * day.
 */
export type Band = { from: MinuteOfDay; to: MinuteOfDay; multiplier: number; payType?: PayType }

/** How overtime is paid: with money, or with time off (`holiday`). Without one: with money. */
export type PayType = 'cash' | 'holiday'

export type AttendanceSettings = {
  /**
   * `scanned`: minutes that are approved and lie between check-in and check-out. `approved`: the approved
   * span unchanged.
   */
  overtimeBasis: 'scanned' | 'approved'
  /**
   * `working`: a date with a shift that is not a holiday. `rest`: every other date. Each list covers the 24
   * hours exactly once.
   */
  overtimeBands: { working: readonly Band[]; rest: readonly Band[] }
}

/** All input for deriving the days `from`..`to` (inclusive) of one employee. */
export type EmployeeMonth = {
  from: DayNumber
  to: DayNumber
  /** The current time of the server; for a past month, a time after the last day's window. */
  asOf: LocalMinute
  /**
   * The shift of a date or null. Called for up to four days around the range too, because windows depend on
   * neighbouring shifts.
   */
  shiftOn: (day: DayNumber) => Shift | null
  isHoliday: (day: DayNumber) => boolean
  leaves: readonly DayLeave[]
  /** Sorted by `at`; includes the scans from two days before `from` to three days after `to`. */
  scans: readonly Scan[]
  overtime: readonly OvertimeSpan[]
  /**
   * Scans are ignored: every shift that is not a holiday or leave counts as fully worked, and overtime counts
   * as approved.
   */
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

/** The result of one date with a shift. The five kinds of half days add up to 2 once the day is decided. */
export type DayResult = {
  day: DayNumber
  result: Result
  /** Null if there is no such scan, and on holidays and days of full leave. */
  inAt: LocalMinute | null
  outAt: LocalMinute | null
  /** Above 0 the day is a late day, whatever its result. 0 within the allowance and on an absent day. */
  lateMinutes: number
  earlyMinutes: number
  /** Minutes with night premium: 22:00–06:00, inside the shift and between check-in and check-out. */
  nightMinutes: number
  /** Half days worked. A day with a forgotten scan counts as present. */
  presentHalves: number
  absentHalves: number
  paidLeaveHalves: number
  unpaidLeaveHalves: number
  /** 2 on a public holiday that has a shift. */
  holidayHalves: number
  /** The window has not closed at `asOf`, so a scan can still change this day. */
  open: boolean
  /** The day's window contains scans outside every zone. */
  hasOutsideScan: boolean
}

/**
 * Overtime minutes of a date at one multiplier (hundredths) and one way of paying. Minutes are above 0; each day, multiplier and way
 * occur once.
 */
export type OvertimeResult = { day: DayNumber; multiplier: number; minutes: number; payType?: PayType }

export type MonthResult = { days: DayResult[]; overtime: OvertimeResult[] }
