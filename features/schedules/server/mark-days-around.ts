import { z } from 'zod'
import { addDays } from '#kit/contract/days.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { LAST_DAY, markDaysChanged } from '#kit/server/mark-days-changed.ts'

/** Days 'YYYY-MM-DD', inclusive, on which a fact of an employee has changed: a scan, leave, overtime. */
export const DaysOfEmployee = z.object({ employeeId: Id, firstDay: IsoDate, lastDay: IsoDate })
export type DaysOfEmployee = z.infer<typeof DaysOfEmployee>

/** A scan can be the check-out of a shift two dates earlier, and a shift limits the windows of the three dates before it. */
export const DAYS_BEFORE = 3
/** A check-in shortly after midnight has its earliest scans on the previous day; overtime takes minutes from the next date. */
export const DAYS_AFTER = 1

/** Marks every day whose result can depend on these, so that it is derived again. One statement for any number of days. */
export async function markDaysAround(tx: Tx, changed: readonly DaysOfEmployee[]): Promise<void> {
  const companyId = tx.companyId as number
  await markDaysChanged(
    tx,
    changed.map(({ employeeId, firstDay, lastDay }) => ({
      companyId,
      employeeId,
      firstDay: addDays(firstDay, -DAYS_BEFORE),
      lastDay: lastDay === LAST_DAY ? LAST_DAY : addDays(lastDay, DAYS_AFTER),
    })),
  )
}
