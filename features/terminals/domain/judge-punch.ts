import type { PunchFaultReason } from './device-punch.ts'

/** Earlier times come from a clock that was never set. */
const EARLIEST = Date.UTC(2015, 0, 1) / 1000
/** A terminal's clock can be a little fast. */
const FAST_CLOCK_SECONDS = 10 * 60

/** Why a punch cannot count, or null. All values are seconds since 1970; `countsFrom`: since when the terminal belongs to the company. */
export function judgePunch(
  punchedAt: number,
  { now, countsFrom }: { now: number; countsFrom: number | null },
): PunchFaultReason | null {
  if (punchedAt < EARLIEST) return 'clock_wrong'
  if (punchedAt > now + FAST_CLOCK_SECONDS) return 'in_future'
  return countsFrom !== null && punchedAt < countsFrom ? 'before_claim' : null
}
