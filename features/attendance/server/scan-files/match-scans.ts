import { employeeIdsByNumber } from '#features/employees/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import type { BadScanLine } from '../../contract.ts'
import { type Attlog, type FileScan, readableText } from '../../domain/parse-attlog.ts'

/** A terminal's clock can be a little fast. */
const FAST_CLOCK_SECONDS = 10 * 60

export type MatchedScan = FileScan & { employeeId: number }

export interface MatchedScans {
  scans: MatchedScan[]
  /** Lines that could not be read or matched, in order. */
  bad: BadScanLine[]
}

/**
 * Finds the employee of each scan by the terminal's number of the employee. `now`: seconds since 1970 in Vientiane
 * wall-clock time; later scans come from a wrong clock.
 */
export async function matchScans(tx: Tx, file: Attlog, bytes: Buffer, now: number): Promise<MatchedScans> {
  const pins = [...new Set(file.scans.map(({ pin }) => pin))]
  const employees = await employeeIdsByNumber(tx, pins)
  const scans: MatchedScan[] = []
  const bad = [...file.bad]
  const refuse = (scan: FileScan, reason: BadScanLine['reason']) =>
    bad.push({ line: scan.line, text: readableText(bytes, scan.start, scan.end), reason })
  for (const scan of file.scans) {
    const employeeId = employees.get(scan.pin)
    if (scan.at > now + FAST_CLOCK_SECONDS) refuse(scan, 'in_future')
    else if (employeeId === undefined) refuse(scan, 'unknown_employee')
    else scans.push(Object.assign(scan, { employeeId }))
  }
  return { scans, bad: bad.sort((a, b) => a.line - b.line) }
}
