import { localMinute, MINUTES_PER_DAY } from './calendar.ts'
import type { ScanSequence } from './scan-sequence.ts'
import { firstScan, lastScan } from './scan-sequence.ts'
import { crossesMidnight, shiftTimes } from './shift-times.ts'
import type { Span } from './spans.ts'
import { union, within, without } from './spans.ts'
import type { AttendanceSettings, DayNumber, DayResult, OvertimeSpan, Shift } from './types.ts'

const NOON = 12 * 60
const BEFORE_SPAN = 2 * 60
const AFTER_SPAN = 4 * 60

/** The input for the overtime of one date. */
export type OvertimeFacts = {
  day: DayNumber
  /** The shift of the date; also null on a public holiday, because nobody works the shift that day. */
  shift: Shift | null
  /** The date's result; undefined if the date has none. */
  result: DayResult | undefined
  requestedSpans: readonly OvertimeSpan[]
  scans: ScanSequence
  basis: AttendanceSettings['overtimeBasis']
}

/** The overtime minutes of a date, as sorted spans. */
export function overtimeSpans(facts: OvertimeFacts): Span[] {
  if (facts.result?.result === 'leave') return []
  const requested = facts.requestedSpans.map((span) => placeSpan(span, facts.shift))
  const worked = union(
    facts.basis === 'approved' ? requested : requested.flatMap((span) => scannedPart(span, facts)),
  )
  if (facts.shift === null) return worked
  // Half a day's leave moves the times for lateness, absence, early leave and night minutes, but not for
  // overtime.
  const shift = shiftTimes(facts.day, facts.shift)
  return without(worked, shift.checkIn, shift.checkOut)
}

/**
 * Resolves a span to minutes: on the requested date, except that a night shift's early hours are on the next
 * day.
 */
function placeSpan(span: OvertimeSpan, shift: Shift | null): Span {
  const nextDay = shift !== null && crossesMidnight(shift) && span.from < NOON
  const day = nextDay ? span.day + 1 : span.day
  const to = span.to <= span.from ? span.to + MINUTES_PER_DAY : span.to
  return { from: localMinute(day, span.from), to: localMinute(day, to) }
}

function scannedPart(span: Span, facts: OvertimeFacts): Span[] {
  const { inAt, outAt } = presence(span, facts)
  return inAt === null || outAt === null ? [] : within([span], inAt, outAt)
}

/**
 * On a working day the check-in and check-out of the shift; otherwise the first and last scan around this
 * span.
 */
function presence(span: Span, { shift, result, scans }: OvertimeFacts) {
  if (shift && result) return result
  const from = span.from - BEFORE_SPAN
  // The other windows exclude their end, this one includes it.
  const end = span.to + AFTER_SPAN + 1
  return { inAt: firstScan(scans.counting, from, end), outAt: lastScan(scans.counting, from, end) }
}
