import type { Tx } from '#kit/database/database.ts'
import { CountRow } from '#kit/database/row-types.ts'

/** Days of the terminal's clock and the number of punches that it has of them; null if it cannot count. */
interface DeviceCount {
  from: string
  to: string
  count: number | null
  now: Date
}

const STORED = `
  select count(*) as count from terminal_punch
  where company_id = $1 and terminal_id = $2 and device_time between $3::timestamp and $4::timestamp`

const NOTE = `
  update terminal set checked_from = $3::timestamp, checked_to = $4::timestamp, checked_at = $5, check_device_count = $6,
    check_stored_count = $7
  where company_id = $1 and id = $2`

/** Compares the terminal's number of punches with the stored ones and notes both. Returns whether none are missing. */
export async function compareCounts(
  tx: Tx,
  terminalId: number,
  { from, to, count: deviceCount, now }: DeviceCount,
): Promise<boolean> {
  const { count } = await tx.one(CountRow, STORED, [tx.companyId, terminalId, from, to])
  if (deviceCount === null) return false
  await tx.execute(NOTE, [tx.companyId, terminalId, from, to, now, deviceCount, count])
  return count >= deviceCount
}
