import { LAOS_OFFSET_SECONDS } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'
import type { FileScan } from '../../domain/parse-attlog.ts'
import { pinKey } from '../../domain/pin.ts'
import type { MatchedScan } from './match-scans.ts'
import type { ScanFileSummary } from './scan-file-record.ts'

const ROWS_AT_ONCE = 10_000
/** Number of PINs in the summary of a file; all lines wait. */
const SUMMARIZED_PINS = 1000

/** The same line of several files waits once, for the latest of them. */
const STORE = `
  insert into unmatched_scan (company_id, pin_key, scanned_at, pin, device_kind, verify_mode, raw_line, scan_file_id, line)
  select distinct on (pin_key, at) $1, pin_key, to_timestamp(at), pin, kind, verify, raw_line, $2, line
  from unnest($3::text[], $4::bigint[], $5::text[], $6::smallint[], $7::smallint[], $8::text[], $9::int[])
    as given(pin_key, at, pin, kind, verify, raw_line, line)
  order by pin_key, at, line
  on conflict (company_id, pin_key, scanned_at) do update set scan_file_id = excluded.scan_file_id, line = excluded.line`

/** Stores the lines whose PIN belongs to nobody, until somebody gets it. */
export async function storeUnmatched(
  tx: Tx,
  scanFileId: number,
  scans: readonly FileScan[],
  bytes: Buffer,
): Promise<void> {
  for (let at = 0; at < scans.length; at += ROWS_AT_ONCE) {
    const chunk = scans.slice(at, at + ROWS_AT_ONCE)
    await tx.execute(STORE, [
      tx.companyId,
      scanFileId,
      chunk.map(({ pin }) => pinKey(pin)),
      chunk.map((scan) => scan.at - LAOS_OFFSET_SECONDS),
      chunk.map(({ pin }) => pin),
      chunk.map(({ kind }) => kind),
      chunk.map(({ verify }) => verify),
      chunk.map(({ start, end }) => bytes.toString('utf8', start, end)),
      chunk.map(({ line }) => line),
    ])
  }
}

/** The first and last scan of a file, its employees, and its PINs that belong to nobody. */
export function summarizeScans(
  scans: readonly MatchedScan[],
  unmatched: readonly FileScan[],
): ScanFileSummary {
  const all = new Span()
  const people = new Set<number>()
  for (const { at, employeeId } of scans) {
    all.add(at)
    people.add(employeeId)
  }
  const pins = new Map<string, { pin: string; span: Span }>()
  for (const { pin, at } of unmatched) {
    all.add(at)
    const key = pinKey(pin)
    const entry = pins.get(key) ?? { pin, span: new Span() }
    pins.set(key, entry)
    entry.span.add(at)
  }
  return {
    firstAt: all.first,
    lastAt: all.last,
    people: people.size,
    unmatched: mostLines(pins).map(([pin_key, { pin, span }]) => ({
      pin,
      pin_key,
      lines: span.count,
      first_at: span.first ?? '',
      last_at: span.last ?? '',
    })),
  }
}

const mostLines = <T extends { span: Span }>(pins: ReadonlyMap<string, T>): [string, T][] =>
  [...pins].sort(([, a], [, b]) => b.span.count - a.span.count).slice(0, SUMMARIZED_PINS)

const instantOf = (second: number) => new Date((second - LAOS_OFFSET_SECONDS) * 1000).toISOString()

/** The first and last of some wall-clock seconds. */
class Span {
  count = 0
  #first = Number.POSITIVE_INFINITY
  #last = Number.NEGATIVE_INFINITY

  add(at: number): void {
    this.count += 1
    if (at < this.#first) this.#first = at
    if (at > this.#last) this.#last = at
  }

  get first(): string | null {
    return this.count === 0 ? null : instantOf(this.#first)
  }

  get last(): string | null {
    return this.count === 0 ? null : instantOf(this.#last)
  }
}
