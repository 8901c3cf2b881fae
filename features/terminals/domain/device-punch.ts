import { z } from 'zod'

/** Why a line of a terminal did not become a punch. `clock_wrong`: before 2015; `before_claim`: from another company's time. */
export const PunchFaultReason = z.enum([
  ...(['missing_fields', 'bad_pin', 'bad_date', 'bad_time', 'too_long'] as const),
  ...(['in_future', 'clock_wrong', 'before_claim'] as const),
])
export type PunchFaultReason = z.infer<typeof PunchFaultReason>

export interface PunchFault {
  reason: PunchFaultReason
  /** The line as received, shortened. */
  line: string
}

/** A punch on the clock of a terminal. */
export interface DevicePunch {
  pin: string
  /** Seconds since 1970 on the terminal's clock, without a zone. */
  at: number
  /** Status: 0 in, 1 out, 2 break out, 3 break in, 4 overtime in, 5 overtime out; null if it is not a number up to 255. */
  kind: number | null
  verify: number | null
  /** The zone that the line itself names, in minutes from UTC; newer firmware only. */
  utcOffsetMinutes: number | null
  rawLine: string
}

/** The readable lines of an upload. */
export interface PunchLines {
  /** Lines that are not blank: punches, faults and lines without a punch. */
  lines: number
  punches: DevicePunch[]
  /** The first ones; `faultCount` counts all. */
  faults: PunchFault[]
  faultCount: number
}

/** Longest stored line. */
export const LONGEST_RAW_LINE = 400
/** Stored faults of one upload. */
export const KEPT_FAULTS = 200

/** A line that PostgreSQL can store: without NUL, shortened. */
export const storableLine = (line: string): string =>
  line.slice(0, LONGEST_RAW_LINE).replaceAll('\0', '').toWellFormed()
