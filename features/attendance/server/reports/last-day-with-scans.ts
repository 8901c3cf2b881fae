import { z } from 'zod'
import { IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'

const DayRow = z.object({ work_date: IsoDate })

/** The last of these days on which anybody of the transaction's company has a scan that counts, or null. Days must be current. */
export async function lastDayWithScans(tx: Tx, from: string, to: string): Promise<string | null> {
  const row = await tx.maybeOne(
    DayRow,
    `select work_date from day_result
     where company_id = $1 and work_date between $2 and $3 and (in_at is not null or out_at is not null)
     order by work_date desc limit 1`,
    [tx.companyId, from, to],
  )
  return row?.work_date ?? null
}
