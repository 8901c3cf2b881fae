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
const SCANS = `
  select employee_id, array_to_string(array_agg(${SECONDS} order by scanned_at), ',') as seconds,
    array_to_string(array_agg(${SECONDS}) filter (where not counts), ',') as outside
  from scan
  where company_id = $1 and employee_id = any($4)
    and scanned_at >= ${startOfDay('$2')}
    and scanned_at < ${endOfDay('$3')}
  group by employee_id`

/** The scans of the days `from`..`to` by employee, in order of time. */
export async function readScans(
  tx: Tx,
  from: string,
  to: string,
  employeeIds: readonly number[],
): Promise<Map<number, Scan[]>> {
  const rows = await tx.query(ScanRow, SCANS, [tx.companyId, from, to, employeeIds])
  const start = dayNumber(from) * 86_400
  return new Map(rows.map((row) => [row.employee_id, scansOf(row, start)]))
}

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
  return scans.sort((a, b) => a.at - b.at || Number(b.counts) - Number(a.counts))
}

const numbersOf = (list: string): number[] => JSON.parse(`[${list}]`)
