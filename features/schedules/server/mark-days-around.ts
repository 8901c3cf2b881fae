import type { Tx } from '#kit/database/database.ts'

/** Days, both in, on which something about an employee has changed: a scan, a leave, an overtime, a shift. */
export interface ChangedDays {
  employeeId: number
  firstDay: string
  lastDay: string
}

/** A scan may be the out of a shift two dates earlier, and a shift bounds the windows of the three dates before it. */
const DAYS_BEFORE = 3
/** A check-in shortly after midnight has its earliest scans on the day before; overtime takes minutes from the next date. */
const DAYS_AFTER = 1

const MARK = `
  insert into attendance_change (company_id, employee_id, first_day, last_day)
  select $1, employee_id, first_day - ${DAYS_BEFORE}, last_day + ${DAYS_AFTER}
  from unnest($2::bigint[], $3::date[], $4::date[]) as changed(employee_id, first_day, last_day)`

/** Marks every day whose result may follow from these, so that it is derived again. One statement however many there are. */
export async function markDaysAround(tx: Tx, changed: readonly ChangedDays[]): Promise<void> {
  if (changed.length === 0) return
  await tx.execute(MARK, [
    tx.companyId,
    changed.map((days) => days.employeeId),
    changed.map((days) => days.firstDay),
    changed.map((days) => days.lastDay),
  ])
}
