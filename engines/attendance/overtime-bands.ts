import { dayOfMinute, MINUTES_PER_DAY } from './calendar.ts'
import type { Span } from './spans.ts'
import type { Band, DayNumber, OvertimeResult } from './types.ts'

/** True if every minute of the 24 hours lies in exactly one band, as the settings require. */
export function coverClockOnce(bands: readonly Band[]): boolean {
  const sorted = [...bands].sort((a, b) => a.from - b.from)
  const length = sorted.reduce((sum, band) => sum + bandEnd(band) - band.from, 0)
  const chained = sorted.every((band, i) => {
    return bandEnd(band) % MINUTES_PER_DAY === sorted[(i + 1) % sorted.length]?.from
  })
  return length === MINUTES_PER_DAY && chained
}

/** The minutes of the spans by multiplier and way of paying, sorted by multiplier, money first. */
export function splitByBand(
  day: DayNumber,
  spans: readonly Span[],
  bands: readonly Band[],
): OvertimeResult[] {
  const sums = new Map<string, OvertimeResult>()
  for (const span of spans) {
    for (const band of bands) {
      const inBand = minutesInBand(span, band)
      if (inBand === 0) continue
      const { multiplier, payType } = band
      const isTime = payType === 'holiday'
      const key = `${multiplier} ${isTime}`
      const minutes = (sums.get(key)?.minutes ?? 0) + inBand
      sums.set(key, { day, multiplier, minutes, ...(isTime && { payType }) })
    }
  }
  return [...sums.values()].sort(
    (a, b) =>
      a.multiplier - b.multiplier || Number(a.payType === 'holiday') - Number(b.payType === 'holiday'),
  )
}

/** Starts from the previous day, because a band that begins there can reach into the span. */
function minutesInBand(span: Span, band: Band): number {
  let minutes = 0
  let midnight = (dayOfMinute(span.from) - 1) * MINUTES_PER_DAY
  for (; midnight < span.to; midnight += MINUTES_PER_DAY) {
    const overlap = Math.min(span.to, midnight + bandEnd(band)) - Math.max(span.from, midnight + band.from)
    if (overlap > 0) minutes += overlap
  }
  return minutes
}

function bandEnd(band: Band): number {
  return band.to <= band.from ? band.to + MINUTES_PER_DAY : band.to
}
