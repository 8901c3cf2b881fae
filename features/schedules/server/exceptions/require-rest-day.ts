import { REST_DAYS } from '#features/master-data/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { StoredRestDay } from '../rest-days/read-days-off.ts'

/** A rest day of the company. Throws `not_found`. */
export async function requireRestDay(tx: Tx, id: number): Promise<StoredRestDay> {
  const row = await tx.maybeOne(
    StoredRestDay,
    `select id, name_la, name_en, kind, counts_as, for_whom, weekday::int as weekday, month::int as month, month_day, from_date, to_date
     from ${REST_DAYS} rest_day where company_id = $1 and id = $2 and deleted_at is null`,
    [tx.companyId, id],
  )
  if (!row) throw new AppError('not_found')
  return row
}
