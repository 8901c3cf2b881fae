import { z } from 'zod'
import type { Scan } from '#engines/attendance/types.ts'
import { dayNumber } from '#kit/contract/days.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { endOfDay, startOfDay } from '#kit/server/laos-time.ts'

const ScanRow = z.object({ employee_id: Id, seconds: z.string(), outside: z.string().nullable() })
type ScanRow = z.infer<typeof ScanRow>

/**
 * Seconds since the window's start in Vientiane wall-clock time: small numbers are transferred faster. date_part
 * calculates in floating point, which is several times faster than the numeric of extract, and exact here.
 */
const SECONDS = `floor(date_part('epoch', scanned_at - ${startOfDay('$2')}))::int`

/** Lists are texts with commas, which JavaScript parses faster than arrays. */
const scansWhere = (condition: string) => `
  select employee_id, array_to_string(array_agg(${SECONDS} order by scanned_at), ',') as seconds,
    array_to_string(array_agg(${SECONDS}) filter (where not counts), ',') as outside
  from scan s
  where company_id = $1 and employee_id = any($4)
    and scanned_at >= ${startOfDay('$2')}
    and scanned_at < ${endOfDay('$3')} ${condition}
  group by employee_id`

const ALL_SCANS = scansWhere('')
/** Without those that a correction leaves out. */
const COUNTED_SCANS = scansWhere(`and not exists (
  select from scan_correction c where c.company_id = $1 and c.employee_id = s.employee_id and c.void_scanned_at = s.scanned_at
    and c.void_source = s.source and c.status = 'success')`)

const CorrectionRow = z.object({ employee_id: Id, second: z.int().nullable(), is_void: z.boolean() })

/** A correction is at most two days from its work date. */
const CORRECTIONS = `
  select employee_id, floor(date_part('epoch', at - ${startOfDay('$2')}))::int as second, void_scanned_at is not null as is_void
  from scan_correction
  where company_id = $1 and employee_id = any($4) and status = 'success' and work_date between $2::date - 2 and $3::date + 2`

/**
 * The scans of the days `from`..`to` by employee, in order of time: those that were received, except those that
 * corrections leave out, and the times that corrections add.
 */
export async function readScans(
  tx: Tx,
  from: string,
  to: string,
  employeeIds: readonly number[],
): Promise<Map<number, Scan[]>> {
  const values = [tx.companyId, from, to, employeeIds]
  const corrections = await tx.query(CorrectionRow, CORRECTIONS, values)
  const hasVoids = corrections.some(({ is_void }) => is_void)
  const rows = await tx.query(ScanRow, hasVoids ? COUNTED_SCANS : ALL_SCANS, values)
  const start = dayNumber(from) * 86_400
  const scans = new Map(rows.map((row) => [row.employee_id, scansOf(row, start)]))
  for (const { employee_id, second } of corrections) {
    if (second === null) continue
    const added = { at: start + second, counts: true }
    scans.set(employee_id, [...(scans.get(employee_id) ?? []), added].sort(inOrder))
  }
  return scans
}

/** Of two scans in the same second, the one that counts comes first. */
const inOrder = (a: Scan, b: Scan) => a.at - b.at || Number(b.counts) - Number(a.counts)

/** If two sources have a scan in the same second and only one counts, both are kept, the one that counts first. */
function scansOf(row: ScanRow, start: number): Scan[] {
  const seconds = numbersOf(row.seconds)
  if (row.outside === null) return seconds.map((second) => ({ at: start + second, counts: true }))
  const left = new Map<number, number>()
  for (const second of numbersOf(row.outside)) left.set(second, (left.get(second) ?? 0) + 1)
  const scans = seconds.map((second) => {
    const open = left.get(second) ?? 0
    if (open > 0) left.set(second, open - 1)
    return { at: start + second, counts: open === 0 }
  })
  return scans.sort(inOrder)
}

const numbersOf = (list: string): number[] => JSON.parse(`[${list}]`)
