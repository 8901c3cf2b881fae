import { z } from 'zod'
import { DEVICE_SCANS, type DeviceScan, storeDeviceScans } from '#features/attendance/server/index.ts'
import { LAOS_OFFSET_SECONDS } from '#kit/contract/days.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import {
  type JudgedUpload,
  judgeUpload,
  type TerminalPunch,
  TerminalRow,
  type Upload,
} from './judge-upload.ts'
import { storeFaults } from './store-faults.ts'

/** `not_active`: disabled, or no longer of this company. Nothing was stored, and the terminal keeps its lines. */
export type UploadOutcome = 'stored' | 'not_active'

/** Until the commit nobody can disable or release these terminals. */
const LOCK = `
  select id, utc_offset_minutes, is_camera, counts_from from terminal
  where company_id = $1 and id = any($2) and status = 'active' order by id for no key update`

/**
 * Stores uploads of terminals of a company in one transaction: every punch (terminal, PIN, time on its clock) once, and for each new one a
 * scan. Returns what became of each upload. Throws `CompanyBusy`, `DatabaseUnavailable`.
 */
export function storeUploads(
  db: Database,
  companyId: number,
  uploads: readonly Upload[],
): Promise<UploadOutcome[]> {
  return db.inCompany(
    companyId,
    async (tx) => {
      const ids = [...new Set(uploads.map(({ terminalId }) => terminalId))]
      const rows = await tx.query(TerminalRow, LOCK, [tx.companyId, ids])
      const terminals = new Map(rows.map((row) => [row.id, row]))
      const judged = uploads.flatMap((upload) => {
        const terminal = terminals.get(upload.terminalId)
        return terminal ? [judgeUpload(upload, terminal)] : []
      })
      const stored = await storePunches(
        tx,
        judged.flatMap(({ punches }) => punches),
      )
      await storeDeviceScans(tx, stored.map(scanOf))
      await storeFaults(tx, judged)
      await countUploads(tx, judged, stored)
      return uploads.map(({ terminalId }) => (terminals.has(terminalId) ? 'stored' : 'not_active'))
    },
    DEVICE_SCANS,
  )
}

const StoredRow = z.object({ terminal_id: Id, pin: z.string(), second: z.number() })

const STORE = `
  insert into terminal_punch (company_id, terminal_id, device_time, pin, punched_at, device_kind, verify_mode, raw_line, received_at)
  select $1, terminal_id, to_timestamp(at) at time zone 'UTC', pin, to_timestamp(punched_at), kind, verify, raw_line, received_at
  from unnest($2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::smallint[], $7::smallint[], $8::text[], $9::timestamptz[])
    as given(terminal_id, at, pin, punched_at, kind, verify, raw_line, received_at)
  on conflict (company_id, terminal_id, device_time, pin) do nothing
  returning terminal_id, pin, date_part('epoch', device_time) as second`

const keyOf = (terminalId: number, pin: string, at: number) => `${terminalId}\t${at}\t${pin}`

/** Stores the punches that are not stored yet, and returns them. */
async function storePunches(tx: Tx, punches: readonly TerminalPunch[]): Promise<TerminalPunch[]> {
  if (punches.length === 0) return []
  const byKey = new Map(punches.map((punch) => [keyOf(punch.terminal.id, punch.pin, punch.at), punch]))
  const all = [...byKey.values()]
  const rows = await tx.query(StoredRow, STORE, [
    tx.companyId,
    all.map(({ terminal }) => terminal.id),
    all.map(({ at }) => at),
    all.map(({ pin }) => pin),
    all.map(({ punchedAt }) => punchedAt),
    all.map(({ kind }) => kind),
    all.map(({ verify }) => verify),
    all.map(({ rawLine }) => rawLine),
    all.map(({ receivedAt }) => receivedAt),
  ])
  if (rows.length === all.length) return all
  return rows.flatMap(({ terminal_id, pin, second }) => byKey.get(keyOf(terminal_id, pin, second)) ?? [])
}

const scanOf = ({ pin, punchedAt, kind, verify, rawLine, terminal }: TerminalPunch): DeviceScan => ({
  ...{ pin, kind, verify, rawLine },
  at: punchedAt + LAOS_OFFSET_SECONDS,
  source: terminal.is_camera ? 'camera' : 'terminal',
  terminalId: terminal.id,
})

/** $6: the newest of them first; a terminal that sends nothing keeps its lags. */
const COUNT = `
  update terminal t set punch_count = t.punch_count + c.punches, fault_count = t.fault_count + c.faults,
    last_punch_at = greatest(t.last_punch_at, to_timestamp(c.last_at)), last_seen_at = greatest(t.last_seen_at, c.seen_at),
    clock_lags = case when c.lag is null then t.clock_lags else (c.lag || t.clock_lags)[1:5] end
  from unnest($2::bigint[], $3::int[], $4::int[], $5::bigint[], $6::int[], $7::timestamptz[])
    as c(id, punches, faults, last_at, lag, seen_at)
  where t.company_id = $1 and t.id = c.id`

async function countUploads(
  tx: Tx,
  judged: readonly JudgedUpload[],
  stored: readonly TerminalPunch[],
): Promise<void> {
  const storedOf = Map.groupBy(stored, ({ terminal }) => terminal.id)
  const counts = [...Map.groupBy(judged, ({ terminalId }) => terminalId)].map(([id, uploads]) => {
    const punches = storedOf.get(id) ?? []
    const lags = uploads.flatMap(({ lag }) => lag ?? [])
    return {
      id,
      punches: punches.length,
      faults: uploads.reduce((sum, { faultCount }) => sum + faultCount, 0),
      lastAt: punches.reduce<number | null>((last, { punchedAt }) => Math.max(last ?? 0, punchedAt), null),
      lag: lags.length === 0 ? null : Math.min(...lags),
      seenAt: uploads.at(-1)?.receivedAt,
    }
  })
  await tx.execute(COUNT, [
    tx.companyId,
    counts.map(({ id }) => id),
    counts.map(({ punches }) => punches),
    counts.map(({ faults }) => faults),
    counts.map(({ lastAt }) => lastAt),
    counts.map(({ lag }) => lag),
    counts.map(({ seenAt }) => seenAt),
  ])
}
