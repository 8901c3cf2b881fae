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

/** A shift crosses one midnight and its window eight hours: the shifts of three more dates can bound it. */
const DAYS_AHEAD = 3

type Prepared = { month: EmployeeMonth; scans: ScanSequence; leaves: Map<DayNumber, LeaveOfDay> }

/**
 * The result of every date `from`..`to` that has a shift, and the overtime of every date asked for. Pure: the same
 * facts give the same answer. Expects at most a few years; 31 days take some ten microseconds.
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

/** Of any next shift, also on a holiday or a leave; Infinity where none is near. */
function nextEarliestIn(month: EmployeeMonth, day: DayNumber): LocalMinute {
  let next = Number.POSITIVE_INFINITY
  for (let ahead = day + 1; ahead <= day + DAYS_AHEAD; ahead++) {
    const shift = month.shiftOn(ahead)
    if (shift) next = Math.min(next, shiftTimes(ahead, shift).earliestIn)
  }
  return next
}

/** Dates in order, from the day before the range: a minute asked for under two dates counts for the earlier. */
function deriveOvertime(prepared: Prepared): OvertimeResult[] {
  const { month, scans } = prepared
  const { overtimeBands } = month.settings
  const overtimeBasis = month.doesNotClockIn ? 'approved' : month.settings.overtimeBasis
  const results: OvertimeResult[] = []
  let taken: Span[] = []
  for (const [day, asked] of askedByDay(month)) {
    const shift = month.isHoliday(day) ? null : month.shiftOn(day)
    const result = deriveDay(prepared, day)
    let spans = overtimeSpans({ day, shift, result, asked, scans, basis: overtimeBasis })
    for (const span of taken) spans = without(spans, span.from, span.to)
    taken = taken.concat(spans)
    const bands = shift ? overtimeBands.working : overtimeBands.rest
    if (day >= month.from) results.push(...splitByBand(day, spans, bands))
  }
  return results
}

function askedByDay({ overtime, from, to }: EmployeeMonth): [DayNumber, OvertimeSpan[]][] {
  const days = new Map<DayNumber, OvertimeSpan[]>()
  for (const span of overtime) {
    if (span.day < from - 1 || span.day > to) continue
    const known = days.get(span.day)
    if (known) known.push(span)
    else days.set(span.day, [span])
  }
  return [...days].sort(([a], [b]) => a - b)
}
