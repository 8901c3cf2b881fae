import type { OvertimeMinutes, PayslipFacts, SalarySegment } from '#engines/payroll/types.ts'

/** What payroll reads of one day; half days are counted. */
export interface DayFacts {
  date: string
  absentHalves: number
  unpaidLeaveHalves: number
  lateMinutes: number
  earlyMinutes: number
  nightMinutes: number
  overtime: readonly OvertimeMinutes[]
}

/** The facts of the month if this day had been worked as planned; null if it is in no segment, which is not a day of employment. */
export function withOrdinaryDay(facts: PayslipFacts, day: DayFacts): PayslipFacts | null {
  const at = facts.segments.findIndex(({ from, to }) => from <= day.date && day.date <= to)
  const segment = facts.segments[at]
  if (!segment) return null
  const lateAt = day.lateMinutes > 0 ? facts.lateDays.indexOf(day.lateMinutes) : -1
  return {
    ...facts,
    segments: facts.segments.with(at, ordinarySegment(segment, day)),
    // Which of several days with the same minutes is left out makes no difference: amounts depend on the minutes only.
    lateDays: facts.lateDays.filter((_, index) => index !== lateAt),
  }
}

function ordinarySegment(segment: SalarySegment, day: DayFacts): SalarySegment {
  const missed = day.absentHalves + day.unpaidLeaveHalves
  const own = new Map(day.overtime.map(({ multiplier, minutes }) => [multiplier, minutes]))
  return {
    ...segment,
    presentHalves: segment.presentHalves + missed,
    absentHalves: segment.absentHalves - day.absentHalves,
    unpaidLeaveHalves: segment.unpaidLeaveHalves - day.unpaidLeaveHalves,
    earlyMinutes: segment.earlyMinutes - day.earlyMinutes,
    nightMinutes: segment.nightMinutes - day.nightMinutes,
    overtime: segment.overtime
      .map(({ multiplier, minutes }) => ({ multiplier, minutes: minutes - (own.get(multiplier) ?? 0) }))
      .filter(({ minutes }) => minutes > 0),
  }
}
