import type { LocalMinute, Scan } from './types.ts'

/** A person's scans as whole minutes in order: those that count, and those outside every zone. */
export type ScanSequence = { counting: LocalMinute[]; outside: LocalMinute[] }

/**
 * Cuts off the seconds first, then drops a scan less than 60 seconds after the previous kept scan. A scan
 * outside the zones never drops one that counts: an employee who walks through the gate and scans again is
 * checked in.
 */
export function scanSequence(scans: readonly Scan[]): ScanSequence {
  const counting: LocalMinute[] = []
  const outside: LocalMinute[] = []
  for (const scan of sortedScans(scans)) addMinute(scan.counts ? counting : outside, Math.floor(scan.at / 60))
  return { counting, outside }
}

/** After the seconds are cut off, "less than 60 seconds after the last kept scan" means: in the same minute. */
function addMinute(minutes: LocalMinute[], at: LocalMinute): void {
  if (minutes.length === 0 || minutes[minutes.length - 1] !== at) minutes.push(at)
}

function sortedScans(scans: readonly Scan[]): readonly Scan[] {
  for (let i = 1; i < scans.length; i++) {
    if ((scans[i] as Scan).at < (scans[i - 1] as Scan).at) return [...scans].sort((a, b) => a.at - b.at)
  }
  return scans
}

/** The first scan in [from, end), or null. */
export function firstScan(minutes: readonly LocalMinute[], from: LocalMinute, end: LocalMinute) {
  const at = minutes[indexFrom(minutes, from)]
  return at !== undefined && at < end ? at : null
}

/** The last scan in [from, end), or null. */
export function lastScan(minutes: readonly LocalMinute[], from: LocalMinute, end: LocalMinute) {
  const at = minutes[indexFrom(minutes, end) - 1]
  return at !== undefined && at >= from ? at : null
}

/** Index of the first scan at or after `at`. */
function indexFrom(minutes: readonly LocalMinute[], at: LocalMinute): number {
  let low = 0
  let high = minutes.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((minutes[middle] as LocalMinute) < at) low = middle + 1
    else high = middle
  }
  return low
}
