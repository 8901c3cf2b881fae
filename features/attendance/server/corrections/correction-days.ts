import { dayAt } from '#kit/server/laos-time.ts'

/** The days of a correction `r`: its work date, and the days of the added and the left-out scan, which can be the next ones. */
export const CORRECTION_DAYS = {
  first: `least(r.work_date, ${dayAt('r.at')}, ${dayAt('r.void_scanned_at')})`,
  last: `greatest(r.work_date, ${dayAt('r.at')}, ${dayAt('r.void_scanned_at')})`,
} as const
