import { parseClock } from '#engines/attendance/calendar.ts'
import { overtimeLimitRows } from '#engines/payroll/law/overtime-limits.ts'
import type { OvertimeLimitsValue } from '#engines/payroll/law/types.ts'

const MINUTES_PER_DAY = 1440

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
