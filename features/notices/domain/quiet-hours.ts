import { addDays, clockInLaos, dayInLaos, instantInLaos } from '#kit/contract/days.ts'

/** No push messages from 20:00 until 07:00 in Laos. */
const QUIET_FROM = '20:00'
const QUIET_UNTIL = '07:00'
/** The clock time of the daily mail with several notices. */
const DIGEST_AT = '08:00'

/** When a push message that is due now may be sent: now, or at the end of the quiet hours, unless it is urgent. */
export function pushTime(now: Date, isUrgent = false): Date {
  const clock = clockInLaos(now)
  if (isUrgent || (clock >= QUIET_UNTIL && clock < QUIET_FROM)) return now
  const day = dayInLaos(now)
  return instantInLaos(clock < QUIET_UNTIL ? day : addDays(day, 1), QUIET_UNTIL)
}

/** The next daily mail after this instant. */
export function digestTime(now: Date): Date {
  const day = dayInLaos(now)
  return instantInLaos(clockInLaos(now) < DIGEST_AT ? day : addDays(day, 1), DIGEST_AT)
}
