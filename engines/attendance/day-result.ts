import type { LeaveOfDay } from './day-leave.ts'
import { isFullDayLeave, leaveHalves } from './day-leave.ts'
import { applyLeave } from './leave-hours.ts'
import { nightMinutes } from './night-minutes.ts'
import type { ScanSequence } from './scan-sequence.ts'
import { firstScan, lastScan } from './scan-sequence.ts'
import type { ShiftTimes } from './shift-times.ts'
import type { DayNumber, DayResult, LocalMinute, Result } from './types.ts'

/** Minutes after the check-out in which scans still belong to the shift. */
export const WINDOW_AFTER_CHECK_OUT = 8 * 60

/** When the window of a day closes: the earliest check-in of the next shift, or 8 hours after the check-out. */
export function windowEnd(times: ShiftTimes, nextEarliestIn: LocalMinute): LocalMinute {
  return Math.min(nextEarliestIn, times.checkOut + WINDOW_AFTER_CHECK_OUT)
}

/** The input for the result of one date with a shift. */
export type DayFacts = {
  day: DayNumber
  times: ShiftTimes
  /** The earliest check-in of the employee's next shift. */
  nextEarliestIn: LocalMinute
  isHoliday: boolean
  leave: LeaveOfDay
  scans: ScanSequence
  /** The shift counts as fully worked, whatever the scans. */
  doesNotClockIn: boolean
  asOf: LocalMinute
}

/** The first matching result in this order: holiday, leave, absent, forgotten, late, early, success. */
export function dayResult(facts: DayFacts): DayResult {
  if (facts.isHoliday) return { ...blank(facts.day, 'holiday'), holidayHalves: 2 }
  const moved = { ...facts, ...applyLeave(facts.times, facts.leave) }
  if (isFullDayLeave(moved.leave)) return { ...blank(facts.day, 'leave'), ...halvesOfLeave(moved.leave) }
  return facts.doesNotClockIn ? unclockedDay(moved) : scannedDay(moved)
}

/** Counts as present from check-in to check-out without scans; decided when the shift is over. `times` are moved by the leave. */
function unclockedDay({ day, leave, asOf, times }: DayFacts): DayResult {
  const halves = halvesOfLeave(leave)
  if (asOf < times.checkOut) return { ...blank(day, 'not_yet'), ...halves, open: true }
  return {
    ...blank(day, 'success'),
    ...halves,
    presentHalves: 2 - halves.paidLeaveHalves - halves.unpaidLeaveHalves,
    nightMinutes: nightMinutes(times.checkIn, times.checkOut),
  }
}

/** `times` are moved by the leave. */
function scannedDay(facts: DayFacts): DayResult {
  const { leave, scans, asOf, times } = facts
  const end = windowEnd(times, facts.nextEarliestIn)
  const inAt = firstScan(scans.counting, times.earliestIn, Math.min(times.earliestOut, end))
  const outAt = lastScan(scans.counting, times.earliestOut, end)
  const hasOutsideScan = firstScan(scans.outside, times.earliestIn, end) !== null
  const presence = { inAt, outAt, open: asOf < end, hasOutsideScan }
  const day = { ...blank(facts.day, 'not_yet'), ...halvesOfLeave(leave), ...presence }
  const halves = 2 - day.paidLeaveHalves - day.unpaidLeaveHalves
  if (inAt === null && outAt === null) return unscanned(day, times, halves, asOf)
  const lateMinutes = inAt === null ? 0 : countLateMinutes(inAt, times)
  if (lateMinutes > 0 && lateMinutes >= times.absenceMinutes)
    return { ...day, result: 'absent', absentHalves: halves }
  const earlyMinutes = outAt === null ? 0 : Math.max(0, times.checkOut - outAt)
  return {
    ...day,
    result: presentResult(day, lateMinutes, earlyMinutes),
    lateMinutes,
    earlyMinutes,
    nightMinutes: premiumMinutes(day, times),
    presentHalves: halves,
  }
}

/** A day without counting scans: an absence as soon as no check-in can prevent it, undecided until then. */
function unscanned(day: DayResult, times: ShiftTimes, halves: number, asOf: LocalMinute): DayResult {
  const absentFrom = times.checkIn + Math.max(times.absenceMinutes, times.allowedLate + 1)
  const waiting = day.open && asOf < Math.min(absentFrom, times.earliestOut)
  const result = day.hasOutsideScan ? 'outside' : waiting ? 'not_yet' : 'absent'
  return { ...day, result, absentHalves: waiting ? 0 : halves }
}

/** All minutes after the check-in time, or 0 within the allowance. */
function countLateMinutes(inAt: LocalMinute, times: ShiftTimes): number {
  const minutes = inAt - times.checkIn
  return minutes > times.allowedLate ? Math.max(0, minutes) : 0
}

/**
 * A missing check-out is forgotten only after the window has closed. A check-in can no longer come after a
 * check-out.
 */
function presentResult(day: DayResult, lateMinutes: number, earlyMinutes: number): Result {
  const waitsForOut = day.outAt === null && day.open
  if (day.inAt === null || (day.outAt === null && !waitsForOut)) return 'forgotten'
  if (lateMinutes > 0) return 'late'
  if (waitsForOut) return 'not_yet'
  return earlyMinutes > 0 ? 'early' : 'success'
}

/**
 * Night minutes inside the shift and between check-in and check-out. For a forgotten scan the shift's own
 * time counts.
 */
function premiumMinutes(day: DayResult, times: ShiftTimes): number {
  if (day.outAt === null && day.open) return 0
  const from = Math.max(times.checkIn, day.inAt ?? times.checkIn)
  return nightMinutes(from, Math.min(times.checkOut, day.outAt ?? times.checkOut))
}

function halvesOfLeave(leave: LeaveOfDay) {
  return { paidLeaveHalves: leaveHalves(leave, 'paid'), unpaidLeaveHalves: leaveHalves(leave, 'unpaid') }
}

function blank(day: DayNumber, result: Result): DayResult {
  return {
    day,
    result,
    inAt: null,
    outAt: null,
    lateMinutes: 0,
    earlyMinutes: 0,
    nightMinutes: 0,
    presentHalves: 0,
    absentHalves: 0,
    paidLeaveHalves: 0,
    unpaidLeaveHalves: 0,
    holidayHalves: 0,
    open: false,
    hasOutsideScan: false,
  }
}
