import { z } from 'zod'
import type { Database } from '#kit/database/database.ts'
import { Count } from '#kit/database/row-types.ts'
import type { Derivation } from '../../contract.ts'
import { deriveDays } from './derive-days.ts'
import { workRangeOf } from './work-range.ts'

/** Enough for about 3,000 employees and a month; the next request shares the work. */
const PATIENCE_MILLISECONDS = 3000

const LEFT = `
  select count(distinct employee_id) as left from attendance_change
  where company_id = $1 and employee_id is not null and first_day <= $3 and last_day >= $2`

const LeftRow = z.object({ left: Count })

/**
 * Makes the days current as far as possible in three seconds. The next request continues, so that the first report of
 * a large company's month shows the progress instead of waiting for all days.
 */
export async function ensureDerived(
  db: Database,
  companyId: number,
  from: string,
  to: string,
): Promise<Derivation> {
  const signal = AbortSignal.timeout(PATIENCE_MILLISECONDS)
  try {
    await deriveDays(db, companyId, { from, to, signal })
    return { state: 'current', left: 0 }
  } catch (error) {
    if (!signal.aborted || error !== signal.reason) throw error
  }
  const range = workRangeOf(from, to)
  const { left } = await db.inCompany(companyId, (tx) =>
    tx.one(LeftRow, LEFT, [companyId, range.from, range.to]),
  )
  // A count of zero can also mean that another process holds the lock and this one could not count.
  return { state: 'running', left }
}
