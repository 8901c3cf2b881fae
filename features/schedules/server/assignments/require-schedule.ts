import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'

const EXISTS = 'select 1 from schedule where company_id = $1 and id = $2 and deleted_at is null'

/** Throws `not_found` unless the company has the schedule. `for share` also locks it against its deletion. */
export async function requireSchedule(tx: Tx, id: number, lock?: 'for share'): Promise<undefined> {
  const isThere = lock
    ? await tx.exists(`${EXISTS} for share`, [tx.companyId, id])
    : await tx.exists(EXISTS, [tx.companyId, id])
  if (!isThere) throw new AppError('not_found')
}
