import { z } from 'zod'
import { type DaysOfEmployee, markDaysAround } from '#features/schedules/server/index.ts'
import { LAOS_OFFSET_SECONDS } from '#kit/contract/days.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Count } from '#kit/database/row-types.ts'
import { dayAt } from '#kit/server/laos-time.ts'
import { readPinOwners } from './read-pin-owners.ts'

const DAY_SECONDS = 86_400
const ROWS_AT_ONCE = 10_000

const WaitingRow = z.object({ pin: z.string(), pin_key: z.string(), at: z.number() })

const WAITING = `
  select pin, pin_key, date_part('epoch', scanned_at)::float8 as at from unmatched_scan
  where company_id = $1 and ($2::text[] is null or pin_key = any($2)) order by pin_key, scanned_at`

/** A waiting line and the employee to whom its PIN belongs now. */
export interface FoundOwner {
  pinKey: string
  /** Seconds since 1970. */
  at: number
  employeeId: number
}

/** The waiting lines of these PINs (by `pinKey`; null: of all) whose PIN belongs to somebody on their day. */
export async function findOwners(tx: Tx, keys: readonly string[] | null): Promise<FoundOwner[]> {
  const waiting = await tx.query(WaitingRow, WAITING, [tx.companyId, keys])
  const ownerOf = await readPinOwners(tx, [...new Set(waiting.map(({ pin }) => pin))])
  return waiting.flatMap(({ pin, pin_key, at }) => {
    const employeeId = ownerOf(pin, Math.floor((at + LAOS_OFFSET_SECONDS) / DAY_SECONDS))
    return employeeId === undefined ? [] : { pinKey: pin_key, at, employeeId }
  })
}

/** The days of these lines, first to last, by employee. */
export function daysOf(found: readonly FoundOwner[]): DaysOfEmployee[] {
  const dayOf = (at: number) => new Date((at + LAOS_OFFSET_SECONDS) * 1000).toISOString().slice(0, 10)
  return [...Map.groupBy(found, ({ employeeId }) => employeeId)].map(([employeeId, lines]) => {
    const times = lines.map(({ at }) => at)
    const [first, last] = times.reduce<[number, number]>(
      ([low, high], at) => [Math.min(low, at), Math.max(high, at)],
      [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
    )
    return { employeeId, firstDay: dayOf(first), lastDay: dayOf(last) }
  })
}

/** The lines to store, joined to those that still wait. */
const FOUND = `unnest($2::text[], $3::bigint[], $4::bigint[]) as f(pin_key, at, employee_id)`

const STORE = `
  with added as (
    insert into scan (company_id, employee_id, scanned_at, source, device_kind, verify_mode, raw_line, scan_file_id)
    select w.company_id, f.employee_id, w.scanned_at, w.source, w.device_kind, w.verify_mode, w.raw_line, w.scan_file_id
    from unmatched_scan w
    join ${FOUND} on f.pin_key = w.pin_key and to_timestamp(f.at) = w.scanned_at
    where w.company_id = $1
    on conflict (company_id, employee_id, scanned_at, source) do nothing
    returning employee_id, scan_file_id, ${dayAt('scanned_at')} as day
  )
  select employee_id, scan_file_id, min(day) as first_day, max(day) as last_day, count(*) as scans from added
  group by employee_id, scan_file_id`

/** The files count what has become of their lines: $4, $5: stored scans by file; the others were known already. */
const FORGET = `
  with gone as (
    delete from unmatched_scan w where w.company_id = $1 and exists (
      select from unnest($2::text[], $3::bigint[]) as f(pin_key, at) where f.pin_key = w.pin_key and to_timestamp(f.at) = w.scanned_at)
    returning scan_file_id
  ), counted as (
    select g.scan_file_id, count(*)::int as lines, coalesce(max(s.scans), 0)::int as stored
    from gone g left join unnest($4::bigint[], $5::int[]) as s(scan_file_id, scans) on s.scan_file_id = g.scan_file_id
    group by g.scan_file_id
  )
  update scan_file f set unmatched_count = greatest(f.unmatched_count - c.lines, 0), stored_count = f.stored_count + c.stored,
    repeated_count = f.repeated_count + greatest(c.lines - c.stored, 0)
  from counted c where f.company_id = $1 and f.id = c.scan_file_id`

const AddedRow = z.object({
  employee_id: Id,
  /** Null: the terminal sent the line itself. */
  scan_file_id: Id.nullable(),
  first_day: IsoDate,
  last_day: IsoDate,
  scans: Count,
})

/** Turns waiting lines into scans of these employees and marks their days. The lines do not wait any longer. */
export async function storeFound(tx: Tx, found: readonly FoundOwner[]): Promise<void> {
  const changed: DaysOfEmployee[] = []
  for (let at = 0; at < found.length; at += ROWS_AT_ONCE) {
    const chunk = found.slice(at, at + ROWS_AT_ONCE)
    const keys = [chunk.map((line) => line.pinKey), chunk.map((line) => line.at)]
    const rows = await tx.query(AddedRow, STORE, [
      tx.companyId,
      ...keys,
      chunk.map((line) => line.employeeId),
    ])
    for (const row of rows)
      changed.push({ employeeId: row.employee_id, firstDay: row.first_day, lastDay: row.last_day })
    const ofFiles = rows.filter(({ scan_file_id }) => scan_file_id !== null)
    const stored = [...Map.groupBy(ofFiles, ({ scan_file_id }) => scan_file_id)].map(
      ([file, ofFile]) => [file, ofFile.reduce((sum, { scans }) => sum + scans, 0)] as const,
    )
    await tx.execute(FORGET, [
      ...[tx.companyId, ...keys],
      ...[stored.map(([file]) => file), stored.map(([, scans]) => scans)],
    ])
  }
  await markDaysAround(tx, changed)
}

const LeftRow = z.object({ left: Count })

/** How many lines wait for an owner of their PIN. */
export async function countWaiting(tx: Tx): Promise<number> {
  const { left } = await tx.one(
    LeftRow,
    'select count(*) as left from unmatched_scan where company_id = $1',
    [tx.companyId],
  )
  return left
}
