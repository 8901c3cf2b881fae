import { markDaysAround } from '#features/schedules/server/index.ts'
import { LAOS_OFFSET_SECONDS } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'
import { pinKey } from '../../domain/pin.ts'
import { ONE_FILE_AT_ONCE } from '../locks.ts'
import { readPinOwners } from '../pins/read-pin-owners.ts'
import { storeScans } from '../scan-files/store-scans.ts'

const DAY_SECONDS = 86_400

/** The options of a transaction with `storeDeviceScans`: meanwhile no PIN gets another owner. */
export const DEVICE_SCANS = ONE_FILE_AT_ONCE

/** A scan that a terminal or camera has sent. */
export interface DeviceScan {
  pin: string
  /** Seconds since 1970 in Vientiane wall-clock time. */
  at: number
  kind: number | null
  verify: number | null
  /** The line as received. */
  rawLine: string
  source: 'terminal' | 'camera'
  terminalId: number
}

/**
 * Stores scans of devices in a transaction of `DEVICE_SCANS`, each (employee, second, source) once, and marks their days. Those whose
 * PIN belongs to nobody on their day wait with the lines of scan files. Returns how many have an owner and how many wait.
 */
export async function storeDeviceScans(
  tx: Tx,
  scans: readonly DeviceScan[],
): Promise<{ owned: number; waiting: number }> {
  if (scans.length === 0) return { owned: 0, waiting: 0 }
  const ownerOf = await readPinOwners(tx, [...new Set(scans.map(({ pin }) => pin))])
  const owned: (DeviceScan & { employeeId: number })[] = []
  const waiting: DeviceScan[] = []
  for (const scan of scans) {
    const employeeId = ownerOf(scan.pin, Math.floor(scan.at / DAY_SECONDS))
    if (employeeId === undefined) waiting.push(scan)
    else owned.push({ ...scan, employeeId })
  }
  for (const [source, ofSource] of Map.groupBy(owned, (scan) => scan.source)) {
    const origin = { source, scanFileId: null, rawLine: (scan: DeviceScan) => scan.rawLine }
    const { days } = await storeScans(tx, origin, ofSource)
    await markDaysAround(tx, days)
  }
  await storeWaiting(tx, waiting)
  return { owned: owned.length, waiting: waiting.length }
}

/** A line that already waits, from a file or another terminal, waits once. */
const WAIT = `
  insert into unmatched_scan (company_id, pin_key, scanned_at, pin, device_kind, verify_mode, raw_line, source, terminal_id)
  select $1, pin_key, to_timestamp(at), pin, kind, verify, raw_line, source, terminal_id
  from unnest($2::text[], $3::bigint[], $4::text[], $5::smallint[], $6::smallint[], $7::text[], $8::text[], $9::bigint[])
    as given(pin_key, at, pin, kind, verify, raw_line, source, terminal_id)
  on conflict (company_id, pin_key, scanned_at) do nothing`

async function storeWaiting(tx: Tx, scans: readonly DeviceScan[]): Promise<void> {
  if (scans.length === 0) return
  await tx.execute(WAIT, [
    tx.companyId,
    scans.map(({ pin }) => pinKey(pin)),
    scans.map(({ at }) => at - LAOS_OFFSET_SECONDS),
    scans.map(({ pin }) => pin),
    scans.map(({ kind }) => kind),
    scans.map(({ verify }) => verify),
    scans.map(({ rawLine }) => rawLine),
    scans.map(({ source }) => source),
    scans.map(({ terminalId }) => terminalId),
  ])
}
