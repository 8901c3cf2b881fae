import { formatClock, MINUTES_PER_DAY } from '#engines/attendance/calendar.ts'
import { leaveByDay, NO_LEAVE } from '#engines/attendance/day-leave.ts'
import type { DayLeave, DayResult, OvertimeResult } from '#engines/attendance/types.ts'
import { clockInLaos, dayInLaos, dayNumber } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Context, handle, inCompany } from '#kit/server/handler.ts'
import {
  type DayExplanation,
  explainDay,
  explainMyDay,
  type JudgedDay,
} from '../../contract/day-explanation.ts'
import { windowOf } from '../day-window.ts'
import { deriveEmployee } from '../derivation/derive-employee.ts'
import type { Facts } from '../derivation/facts.ts'
import { readFacts } from '../derivation/read-facts.ts'
import { readDayHistory } from './read-day-history.ts'
import { calendarOf, refusalOf, requireEmployee } from './show-employee-month.ts'

/** Scans up to this long before the window are shown, although they do not count. */
const BEFORE_WINDOW = 120
const SECONDS = 60

/** Now on a wall clock in Laos, in minutes since 1970. */
function minuteNow(): number {
  const now = new Date()
  const [hours = 0, minutes = 0] = clockInLaos(now).split(':').map(Number)
  return dayNumber(dayInLaos(now)) * MINUTES_PER_DAY + hours * 60 + minutes
}

/** The day with the facts that it is derived from, judged by the engine again. Throws `not_found`. */
async function explain(
  tx: Tx,
  context: Pick<Context, 'session' | 'language'>,
  employeeId: number,
  date: string,
): Promise<DayExplanation> {
  const employee = await requireEmployee(tx, employeeId, context.language)
  const facts = await readFacts(tx, [employeeId], date, date)
  const { days, overtime } = deriveEmployee(
    { employeeId, from: date, to: date, isFirst: false },
    facts,
    minuteNow(),
  )
  const day = dayNumber(date)
  const result = days.find((one) => one.day === day)
  const [calendarDay] = await calendarOf(tx, employeeId, date, date)
  if (!calendarDay) throw new AppError('not_found')
  return {
    employee,
    day: { ...calendarDay, ...(result && { result: result.result }) },
    does_not_clock_in: facts.people.get(employeeId)?.doesNotClockIn ?? false,
    outside_work: result ? outsideOn(facts, employeeId, day) : null,
    ...overtimeOfDay(facts, employeeId, day, { result, overtime }),
    history: [],
    correction_refusal: await refusalOf(tx, context, employeeId),
  }
}

/** What the overtime of a date follows from, and what counts. */
export function overtimeOfDay(
  facts: Facts,
  employeeId: number,
  day: number,
  { result, overtime }: { result: DayResult | undefined; overtime: readonly OvertimeResult[] },
): Pick<DayExplanation, 'judged' | 'leave' | 'overtime'> {
  return {
    judged: result ? judgedOf(result, facts, employeeId) : null,
    leave: leaveOn(facts, employeeId, day).map(shownLeave),
    overtime: {
      basis: facts.people.get(employeeId)?.doesNotClockIn ? 'approved' : facts.settings.overtimeBasis,
      approved: (facts.overtime.get(employeeId) ?? [])
        .filter((span) => span.day === day)
        .map(({ from, to }) => ({ from_time: formatClock(from), to_time: formatClock(to) })),
      counted: overtime
        .filter((one) => one.day === day)
        .map(({ multiplier, minutes, payType = 'cash' }) => ({ multiplier, minutes, pay_type: payType })),
    },
  }
}

const shownLeave = (leave: DayLeave) => ({
  ...{ part: leave.part, is_paid: leave.paid },
  from_time: leave.part === 'hours' ? formatClock(leave.hours.from) : null,
  to_time: leave.part === 'hours' ? formatClock(leave.hours.to) : null,
})

const leaveOn = (facts: Facts, employeeId: number, day: number) =>
  (facts.leaves.get(employeeId) ?? []).filter((one) => one.day === day)

function outsideOn(facts: Facts, employeeId: number, day: number): DayExplanation['outside_work'] {
  const works = facts.outsideWork.get(employeeId) ?? []
  const work = works.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
  return work ? { place: work.place, needs_scan: work.needsScan } : null
}

function judgedOf(result: DayResult, facts: Facts, employeeId: number): JudgedDay | null {
  const { day } = result
  const shiftOn = (other: number) => facts.shifts.shiftOn(employeeId, other)
  const shift = shiftOn(day)
  if (!shift) return null
  const leave = leaveByDay(leaveOn(facts, employeeId, day)).get(day) ?? NO_LEAVE
  const window = windowOf(day, shift, { shiftOn, leave })
  const midnight = day * MINUTES_PER_DAY
  const after = (at: number | null) => (at === null ? null : at - midnight)
  const scans = (facts.scans.get(employeeId) ?? [])
    .map(({ at, counts }) => ({ at: Math.floor(at / SECONDS) - midnight, counts }))
    .filter(({ at }) => at >= window.earliest_in - BEFORE_WINDOW && at < window.end)
  return {
    result: result.result,
    in_at: after(result.inAt),
    out_at: after(result.outAt),
    late_minutes: result.lateMinutes,
    early_minutes: result.earlyMinutes,
    night_minutes: result.nightMinutes,
    present_halves: result.presentHalves,
    absent_halves: result.absentHalves,
    paid_leave_halves: result.paidLeaveHalves,
    unpaid_leave_halves: result.unpaidLeaveHalves,
    holiday_halves: result.holidayHalves,
    is_open: result.open,
    window,
    scans,
  }
}

export const explainDayOfEmployee = handle(explainDay, (context) =>
  inCompany(context, async (tx) => ({
    data: {
      ...(await explain(tx, context, context.params.employee_id, context.query.date)),
      history: await readDayHistory(tx, context.params.employee_id, context.query.date),
    },
  })),
)

/** A day of the session's own employee only. */
export const explainOwnDay = handle(explainMyDay, (context) => {
  const { employeeId } = context.session
  if (employeeId === null) throw new AppError('forbidden')
  return inCompany(context, async (tx) => ({
    data: await explain(tx, context, employeeId, context.query.date),
  }))
})
