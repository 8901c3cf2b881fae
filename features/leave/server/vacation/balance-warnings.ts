import type { LockedDays } from '#features/requests/contract/status.ts'
import { dayNumber, dayOfNumber, todayInLaos } from '#kit/contract/days.ts'
import type { LeaveDays, LeaveWarning } from '../../contract.ts'
import { earliestStart, firstBeyondRow } from '../../domain/leave-limits.ts'
import type { LeaveAccount } from '../ledger/read-leave-accounts.ts'

/** Warnings from the leave type: too early, on other dates than the company's, more than the balance. */
export function balanceWarnings(
  account: LeaveAccount,
  leave: LeaveDays,
): Exclude<LeaveWarning, LockedDays>[] {
  const warnings: Exclude<LeaveWarning, LockedDays>[] = []
  const usable_from = account.ledger.usableFrom
  const isEarly = leave.start_date < usable_from
  if (isEarly) warnings.push({ code: 'leave_too_early', date: usable_from })
  const other = otherDate(account, leave)
  if (other) warnings.push({ code: 'leave_on_other_dates', date: other })
  const { notice_days, max_in_row } = account.right
  const earliest = earliestStart(todayInLaos(), notice_days, leave.start_date)
  if (earliest) warnings.push({ code: 'leave_short_notice', date: earliest })
  const long = firstBeyondRow(account.ledger.with({ ...leave, id: null, status: 'pending' }).uses, leave, {
    ...{ most: max_in_row, isCounted: account.isCounted },
  })
  if (long) warnings.push({ code: 'leave_too_long', date: long, left: max_in_row ?? 0 })
  const beyond = isEarly ? null : beyondBalance(account, leave)
  if (beyond) warnings.push({ code: 'leave_beyond_balance', ...beyond })
  return warnings
}

/** The first day of the leave that is outside the dates set by the company. */
function otherDate({ right }: LeaveAccount, { start_date, end_date }: LeaveDays): string | null {
  if (!right.by_date || right.first_date === null || right.last_date === null) return null
  if (start_date < right.first_date || start_date > right.last_date) return start_date
  return end_date > right.last_date ? dayOfNumber(dayNumber(right.last_date) + 1) : null
}

/** The first day that is beyond the balance and what the leave type allows beyond it. */
function beyondBalance({ right, ledger }: LeaveAccount, leave: LeaveDays) {
  return ledger.firstBeyond(ledger.usesOf({ ...leave, id: null, status: 'pending' }), right.negative_limit)
}
