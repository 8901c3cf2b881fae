/** Uploads that the drift is measured with. */
export const CLOCK_SAMPLES = 5
/** Longer times are outages or broken dates, and say nothing about the clock. */
const LONGEST_LAG_SECONDS = 26 * 3600
/** From this difference the clock is wrong. */
const WRONG_SECONDS = 120
const NEEDED_SAMPLES = 3

/** The seconds from a punch on the terminal's clock to its arrival, if they can be the clock's fault; otherwise null. */
export function clockLag(receivedAt: Date, newestPunch: number, utcOffsetMinutes: number): number | null {
  const lag = Math.round(receivedAt.getTime() / 1000) - (newestPunch - utcOffsetMinutes * 60)
  return Math.abs(lag) <= LONGEST_LAG_SECONDS ? lag : null
}

export interface ClockDrift {
  /** Seconds that the terminal's clock is ahead of the server's; negative if it is behind. */
  seconds: number
  isWrong: boolean
}

/**
 * The drift from the lags of the last uploads. Punches that waited for the network arrive late, so the smallest lag is nearest to the
 * clock's own difference. Null without uploads.
 */
export function clockDrift(lags: readonly number[]): ClockDrift | null {
  if (lags.length === 0) return null
  const seconds = -Math.min(...lags) || 0
  return { seconds, isWrong: lags.length >= NEEDED_SAMPLES && Math.abs(seconds) > WRONG_SECONDS }
}
