import { parseClock } from '#engines/attendance/calendar.ts'
import { overtimeLimitRows } from '#engines/payroll/law/overtime-limits.ts'
import type { OvertimeLimitsValue } from '#engines/payroll/law/types.ts'

const MINUTES_PER_DAY = 1440

/**
 * Consecutive dates with overtime above which the permission of the labour authority is needed: not more than four days after another
 * (Labour Law 43/NA of 2013, article 53). The product only warns.
 */
export const MAX_DAYS_IN_ROW = 4

/** Minutes between two clock times; if `to` is at or before `from`, it is on the next day. */
export function spanMinutes(from: string, to: string): number {
  return (parseClock(to) - parseClock(from) + MINUTES_PER_DAY) % MINUTES_PER_DAY || MINUTES_PER_DAY
}

/** The limits for warnings in force on a day; null before the first limits. */
export function overtimeLimitsOn(date: string): OvertimeLimitsValue | null {
  const inForce = overtimeLimitRows.filter(({ firstDay }) => firstDay <= date)
  const latest = inForce.reduce(
    (best, row) => (best && best.firstDay > row.firstDay ? best : row),
    inForce[0],
  )
  return (latest?.value as OvertimeLimitsValue | undefined) ?? null
}
