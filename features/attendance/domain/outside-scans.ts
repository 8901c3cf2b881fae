import type { LocalMinute, Scan } from '#engines/attendance/types.ts'
import { type DayToCorrect, sidesOf } from './judge-correction.ts'

const SECONDS = 60

/** A day of approved work outside. */
export interface OutsideDay {
  facts: DayToCorrect
  needsScan: boolean
}

/**
 * The scans of an employee with the days of work outside: in the window of such a day every scan counts, also one outside the
 * zones; without the need to scan, the check-in and check-out of the shift are added once their time has come. A day
 * without a shift, a holiday and a day of leave stay as they are.
 */
export function withOutsideDays(scans: readonly Scan[], days: readonly OutsideDay[]): Scan[] {
  const windows: { from: LocalMinute; to: LocalMinute }[] = []
  const added: Scan[] = []
  for (const { facts, needsScan } of days) {
    const sides = sidesOf(facts)
    if (typeof sides === 'string') continue
    windows.push({ from: sides.in.from, to: sides.out.to })
    if (needsScan) continue
    for (const { at } of [sides.in, sides.out])
      if (at <= facts.now) added.push({ at: at * SECONDS, counts: true })
  }
  if (windows.length === 0) return [...scans]
  const isInside = ({ at }: Scan) => windows.some(({ from, to }) => at >= from * SECONDS && at < to * SECONDS)
  const counted = scans.map((scan) => (!scan.counts && isInside(scan) ? { ...scan, counts: true } : scan))
  return [...counted, ...added].sort((a, b) => a.at - b.at || Number(b.counts) - Number(a.counts))
}
