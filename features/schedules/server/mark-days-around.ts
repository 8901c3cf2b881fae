import { dayNumber, isoDate } from '#engines/attendance/calendar.ts'
import { markDaysChanged } from '#features/companies/server/index.ts'
import type { Tx } from '#kit/database/database.ts'

/** Days 'YYYY-MM-DD', both in, on which something about an employee has changed: a scan, a leave, an overtime. */
export interface DaysOfEmployee {
  employeeId: number
  firstDay: string
  lastDay: string
}

/** A scan may be the out of a shift two dates earlier, and a shift bounds the windows of the three dates before it. */
export const DAYS_BEFORE = 3
/** A check-in shortly after midnight has its earliest scans on the day before; overtime takes minutes from the next date. */
export const DAYS_AFTER = 1

const move = (date: string, days: number) => isoDate(dayNumber(date) + days)

/** Marks every day whose result may follow from these, so that it is derived again. One statement however many there are. */
export async function markDaysAround(tx: Tx, changed: readonly DaysOfEmployee[]): Promise<void> {
  const companyId = tx.companyId as number
  await markDaysChanged(
    tx,
    changed.map(({ employeeId, firstDay, lastDay }) => ({
      companyId,
      employeeId,
      firstDay: move(firstDay, -DAYS_BEFORE),
      lastDay: move(lastDay, DAYS_AFTER),
    })),
  )
}
