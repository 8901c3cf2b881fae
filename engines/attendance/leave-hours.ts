import { MINUTES_PER_DAY } from './calendar.ts'
import type { LeaveOfDay } from './day-leave.ts'
import { isFullDayLeave } from './day-leave.ts'
import type { ShiftTimes } from './shift-times.ts'
import { moveForLeave, shiftTimes } from './shift-times.ts'
import type { Span } from './spans.ts'
import { union, within, without } from './spans.ts'
import type { ClockSpan, LocalMinute, Shift } from './types.ts'

/** The break of a shift: from the start of an afternoon's leave to the end of a morning's. It is no work and costs no leave. */
const breakOf = ({ halfFrom, halfTo }: ShiftTimes): Span[] =>
  halfFrom < halfTo ? [{ from: halfFrom, to: halfTo }] : []

/** Resolves clock times to the nearest ones after the earliest check-in of the shift. */
export function placeHours({ from, to }: ClockSpan, times: ShiftTimes): Span {
  const midnight = Math.floor(times.checkIn / MINUTES_PER_DAY) * MINUTES_PER_DAY
  const start = midnight + from
  const isNextDay =
    start < Math.min(times.earliestIn, times.checkIn) && times.checkOut > midnight + MINUTES_PER_DAY
  const length = to <= from ? to - from + MINUTES_PER_DAY : to - from
  const placed = isNextDay ? start + MINUTES_PER_DAY : start
  return { from: placed, to: placed + length }
}

/** The working minutes of a shift without its break, and those of them that hours of leave take. */
export function minutesOfHours(hours: ClockSpan, shift: Shift): { minutes: number; ofShift: number } {
  const times = shiftTimes(0, shift)
  const work = without([{ from: times.checkIn, to: times.checkOut }], ...edges(breakOf(times)))
  const { from, to } = placeHours(hours, times)
  return { minutes: length(within(work, from, to)), ofShift: length(work) }
}

/** Bounds that `without` takes; nothing is removed if there is no span. */
const edges = ([span]: Span[]): [LocalMinute, LocalMinute] => (span ? [span.from, span.to] : [0, 0])

const length = (spans: readonly Span[]): number => spans.reduce((sum, { from, to }) => sum + to - from, 0)

/**
 * The times of a shift as a day's leave moves them. Hours that begin at the check-in move it to their end, hours that end at the check-out
 * move it, and the earliest check-out, to their start; a break beside them belongs to them. Other hours move nothing. If the hours leave
 * nothing of the shift, the day is one of full leave, paid where no other leave says otherwise.
 */
export function applyLeave(times: ShiftTimes, leave: LeaveOfDay): { times: ShiftTimes; leave: LeaveOfDay } {
  const halves = moveForLeave(times, leave.morning !== 'none', leave.afternoon !== 'none')
  const { hours = [] } = leave
  if (hours.length === 0 || isFullDayLeave(leave)) return { times: halves, leave }
  const off = union([...hours.map((span) => placeHours(span, times)), ...breakOf(times)])
  const { checkIn, checkOut } = halves
  const begin = off.find(({ from, to }) => from <= checkIn && checkIn < to)?.to ?? checkIn
  const end = off.find(({ from, to }) => from < checkOut && checkOut <= to)?.from ?? checkOut
  if (begin >= end)
    return { times: halves, leave: { morning: filled(leave.morning), afternoon: filled(leave.afternoon) } }
  const earliestOut = Math.max(
    Math.min(halves.earliestOut, end),
    begin > checkIn ? begin : Number.NEGATIVE_INFINITY,
  )
  return { times: { ...halves, checkIn: begin, checkOut: end, earliestOut }, leave }
}

const filled = (half: LeaveOfDay['morning']) => (half === 'none' ? 'paid' : half)
