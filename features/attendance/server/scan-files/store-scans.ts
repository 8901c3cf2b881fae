import { z } from 'zod'
import type { DaysOfEmployee } from '#features/schedules/server/index.ts'
import { LAOS_OFFSET_SECONDS } from '#kit/contract/days.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { dayAt } from '#kit/server/laos-time.ts'
import type { ScanSource } from '../../contract/scan.ts'

const STORE = `
  with added as (
    insert into scan (company_id, employee_id, scanned_at, source, device_kind, verify_mode, raw_line, scan_file_id)
    select $1, employee_id, to_timestamp(at), $8, kind, verify, raw_line, $2
    from unnest($3::bigint[], $4::bigint[], $5::smallint[], $6::smallint[], $7::text[])
      as given(employee_id, at, kind, verify, raw_line)
    on conflict (company_id, employee_id, scanned_at, source) do nothing
    returning employee_id, ${dayAt('scanned_at')} as day
  )
  select employee_id, min(day) as first_day, max(day) as last_day, count(*) as stored from added group by employee_id`

const Added = z.object({
  employee_id: Id,
  first_day: IsoDate,
  last_day: IsoDate,
  stored: z.int(),
})

/** Where scans come from. */
export interface ScanOrigin<Scan> {
  source: ScanSource
  /** Null: from a terminal, without a file. */
  scanFileId: number | null
  /** The line as received. */
  rawLine: (scan: Scan) => string
}

/** `at`: seconds since 1970 in Vientiane wall-clock time. */
export interface OwnedScan {
  employeeId: number
  at: number
  kind: number | null
  verify: number | null
}

/** Stores the scans that are not stored yet; returns their number and the affected days of each employee. */
export async function storeScans<Scan extends OwnedScan>(
  tx: Tx,
  { source, scanFileId, rawLine }: ScanOrigin<Scan>,
  scans: readonly Scan[],
): Promise<{ stored: number; days: DaysOfEmployee[] }> {
  const rows = await tx.query(Added, STORE, [
    tx.companyId,
    scanFileId,
    scans.map((scan) => scan.employeeId),
    scans.map((scan) => scan.at - LAOS_OFFSET_SECONDS),
    scans.map((scan) => scan.kind),
    scans.map((scan) => scan.verify),
    scans.map(rawLine),
    source,
  ])
  return {
    stored: rows.reduce((sum, row) => sum + row.stored, 0),
    days: rows.map((row) => ({
      employeeId: row.employee_id,
      firstDay: row.first_day,
      lastDay: row.last_day,
    })),
  }
}
