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

/** What the overtime of one date is judged by. */
export type OvertimeFacts = {
  day: DayNumber
  /** The shift of the date; null on a public holiday too: nobody works it that day. */
  shift: Shift | null
  /** The date's result; undefined where there is no row. */
  result: DayResult | undefined
  asked: readonly OvertimeSpan[]
  scans: ScanSequence
  basis: AttendanceSettings['overtimeBasis']
}

/** The minutes of overtime that a date earns, as spans in order. */
export function overtimeSpans(facts: OvertimeFacts): Span[] {
  if (facts.result?.result === 'leave') return []
  const asked = facts.asked.map((span) => place(span, facts.shift))
  const worked = union(facts.basis === 'approved' ? asked : asked.flatMap((span) => scannedPart(span, facts)))
  if (facts.shift === null) return worked
  // Half a day's leave moves what lateness, absence, early leave and night minutes go by; overtime is not in that list.
  const shift = shiftTimes(facts.day, facts.shift)
  return without(worked, shift.checkIn, shift.checkOut)
}

/** Where a span lies: on the date it is asked for, but a night shift's early hours are those of its end. */
function place(span: OvertimeSpan, shift: Shift | null): Span {
  const nextDay = shift !== null && crossesMidnight(shift) && span.from < NOON
  const day = nextDay ? span.day + 1 : span.day
  const to = span.to <= span.from ? span.to + MINUTES_PER_DAY : span.to
  return { from: localMinute(day, span.from), to: localMinute(day, to) }
}

function scannedPart(asked: Span, facts: OvertimeFacts): Span[] {
  const { inAt, outAt } = presence(asked, facts)
  return inAt === null || outAt === null ? [] : within([asked], inAt, outAt)
}

/** On a working day the shift's in and out; else the first and last scan around this very span. */
function presence(asked: Span, { shift, result, scans }: OvertimeFacts) {
  if (shift && result) return result
  const from = asked.from - BEFORE_SPAN
  // The other windows exclude their end, this one includes it.
  const end = asked.to + AFTER_SPAN + 1
  return { inAt: firstScan(scans.counting, from, end), outAt: lastScan(scans.counting, from, end) }
}
