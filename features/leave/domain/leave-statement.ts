import type { DayNumber } from '#engines/attendance/types.ts'
import { earlierDay, laterDay } from '#kit/contract/days.ts'
import type { StatementLine } from '../contract/leave-statement.ts'
import {
  addHalves,
  agreementOn,
  type LeaveAgreement,
  type LeaveRight,
  type LeaveSpan,
  leaveBalance,
  usedDays,
} from './leave-balance.ts'

/** A leave that was neither rejected nor cancelled. */
export interface StatedLeave extends LeaveSpan {
  id: number
  status: 'pending' | 'approved' | 'success'
}

interface Account {
  right: LeaveRight
  employee: { start_date: string; agreements: readonly LeaveAgreement[] }
  leave: readonly StatedLeave[]
  isCounted: (day: DayNumber) => boolean
}

/**
 * What makes up the balance of a leave type on a day, for its calendar year: the entitlement, leave taken before it was recorded here,
 * and each leave in order of date with the days that it takes in this year. The days of all lines add up to `left` of `leaveBalance`; if
 * the leave is unlimited, to minus `used`. A half day that two leaves take is a day of the first.
 */
export function leaveStatement({ right, employee, leave, isCounted }: Account, on: string): StatementLine[] {
  const year = on.slice(0, 4)
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  const agreement = agreementOn(right, employee.agreements)
  const { earned, usable_from } = leaveBalance(right, employee, new Map(), on)
  const none = { start_date: null, end_date: null, leave_id: null, status: null }
  const lines: StatementLine[] = []
  if (earned !== null && on < usable_from)
    lines.push({ ...none, kind: 'not_usable', start_date: usable_from, days: 0 })
  else if (earned !== null) lines.push({ ...none, kind: agreement ? 'agreement' : 'amount', days: earned })
  if (agreement && agreement.used !== 0) lines.push({ ...none, kind: 'used_before', days: -agreement.used })
  const taken = new Map<DayNumber, number>()
  let before = 0
  for (const { id, status, ...span } of [...leave].sort(byDate)) {
    if (span.start_date > last || span.end_date < first) continue
    const start_date = laterDay(span.start_date, first)
    const end_date = earlierDay(span.end_date, last)
    addHalves(taken, [{ ...span, start_date, end_date }], isCounted)
    const after = usedDays(taken, year)
    // Zero is not written as -0.
    lines.push({ kind: 'leave', start_date, end_date, leave_id: id, status, days: before - after || 0 })
    before = after
  }
  return lines
}

const byDate = (a: StatedLeave, b: StatedLeave) => a.start_date.localeCompare(b.start_date) || a.id - b.id
