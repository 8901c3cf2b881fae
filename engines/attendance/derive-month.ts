import type { LeaveOfDay } from './day-leave.ts'
import { leaveByDay, NO_LEAVE } from './day-leave.ts'
import { dayResult } from './day-result.ts'
import { overtimeSpans } from './overtime.ts'
import { splitByBand } from './overtime-bands.ts'
import type { ScanSequence } from './scan-sequence.ts'
import { scanSequence } from './scan-sequence.ts'
import { shiftTimes } from './shift-times.ts'
import type { Span } from './spans.ts'
import { without } from './spans.ts'
import type {
  DayNumber,
  DayResult,
  EmployeeMonth,
  LocalMinute,
  MonthResult,
  OvertimeResult,
  OvertimeSpan,
} from './types.ts'

/**
 * A shift crosses at most one midnight and its window lasts eight hours more, so the shifts of three later
 * dates can limit it.
 */
const DAYS_AHEAD = 3

type Prepared = { month: EmployeeMonth; scans: ScanSequence; leaves: Map<DayNumber, LeaveOfDay> }

/**
 * The result of every date `from`..`to` that has a shift, and the overtime of every date with requests. Pure:
 * the same input gives the same result. Intended for at most a few years; 31 days take about ten microseconds.
 */
export function deriveMonth(month: EmployeeMonth): MonthResult {
  const prepared = { month, scans: scanSequence(month.scans), leaves: leaveByDay(month.leaves) }
  const days: DayResult[] = []
  for (let day = month.from; day <= month.to; day++) {
    const result = deriveDay(prepared, day)
    if (result) days.push(result)
  }
  return { days, overtime: deriveOvertime(prepared) }
}

function deriveDay({ month, scans, leaves }: Prepared, day: DayNumber): DayResult | undefined {
  const shift = month.shiftOn(day)
  if (!shift) return undefined
  return dayResult({
    day,
    times: shiftTimes(day, shift),
    nextEarliestIn: nextEarliestIn(month, day),
    isHoliday: month.isHoliday(day),
    leave: leaves.get(day) ?? NO_LEAVE,
    scans,
    doesNotClockIn: month.doesNotClockIn ?? false,
    asOf: month.asOf,
  })
}

/**
 * The earliest check-in of the next shift, even on a holiday or leave; Infinity if there is none within the
 * next three days.
 */
export function nextEarliestIn({ shiftOn }: Pick<EmployeeMonth, 'shiftOn'>, day: DayNumber): LocalMinute {
  let next = Number.POSITIVE_INFINITY
  for (let ahead = day + 1; ahead <= day + DAYS_AHEAD; ahead++) {
    const shift = shiftOn(ahead)
    if (shift) next = Math.min(next, shiftTimes(ahead, shift).earliestIn)
  }
  return next
}

/**
 * Goes through the dates in order, from the day before the range: a minute requested under two dates counts
 * for the earlier date.
 */
function deriveOvertime(prepared: Prepared): OvertimeResult[] {
  const { month, scans } = prepared
  const { overtimeBands } = month.settings
  const overtimeBasis = month.doesNotClockIn ? 'approved' : month.settings.overtimeBasis
  const results: OvertimeResult[] = []
  let counted: Span[] = []
  for (const [day, requestedSpans] of requestedSpansByDay(month)) {
    const shift = month.isHoliday(day) ? null : month.shiftOn(day)
    const result = deriveDay(prepared, day)
    let spans = overtimeSpans({ day, shift, result, requestedSpans, scans, basis: overtimeBasis })
    for (const span of counted) spans = without(spans, span.from, span.to)
    counted = counted.concat(spans)
    const bands = shift ? overtimeBands.working : overtimeBands.rest
    if (day >= month.from) results.push(...splitByBand(day, spans, bands))
  }
  return results
}

function requestedSpansByDay({ overtime, from, to }: EmployeeMonth): [DayNumber, OvertimeSpan[]][] {
  const days = new Map<DayNumber, OvertimeSpan[]>()
  for (const span of overtime) {
    if (span.day < from - 1 || span.day > to) continue
    const spans = days.get(span.day)
    if (spans) spans.push(span)
    else days.set(span.day, [span])
  }
  return [...days].sort(([a], [b]) => a - b)
}
