import type { Tx } from '#kit/database/database.ts'
import type { BadScanLine } from '../../contract.ts'
import { type Attlog, type FileScan, readableText } from '../../domain/parse-attlog.ts'
import { readPinOwners } from '../pins/read-pin-owners.ts'

/** A terminal's clock can be a little fast. */
const FAST_CLOCK_SECONDS = 10 * 60
const DAY_SECONDS = 86_400

export type MatchedScan = FileScan & { employeeId: number }

export interface MatchedScans {
  scans: MatchedScan[]
  /** Scans whose PIN belongs to nobody on their day. */
  unmatched: FileScan[]
  /** Lines that could not be read, in order. */
  bad: BadScanLine[]
}

/**
 * Finds the employee of each scan by the PIN on the day of the scan. `now`: seconds since 1970 in Vientiane wall-clock
 * time; later scans come from a wrong clock.
 */
export async function matchScans(tx: Tx, file: Attlog, bytes: Buffer, now: number): Promise<MatchedScans> {
  const ownerOf = await readPinOwners(tx, [...new Set(file.scans.map(({ pin }) => pin))])
  const scans: MatchedScan[] = []
  const unmatched: FileScan[] = []
  const bad = [...file.bad]
  const latest = now + FAST_CLOCK_SECONDS
  for (const scan of file.scans) {
    if (scan.at > latest) {
      bad.push({ line: scan.line, text: readableText(bytes, scan.start, scan.end), reason: 'in_future' })
      continue
    }
    const employeeId = ownerOf(scan.pin, Math.floor(scan.at / DAY_SECONDS))
    if (employeeId === undefined) unmatched.push(scan)
    else scans.push(Object.assign(scan, { employeeId }))
  }
  return { scans, unmatched, bad: bad.sort((a, b) => a.line - b.line) }
}
