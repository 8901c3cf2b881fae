import type { Tx } from '#kit/database/database.ts'
import type { Leave } from '../contract.ts'
import { daysOfUnits } from '../domain/ledger/entries.ts'
import { leaveUses } from '../domain/ledger/leave-uses.ts'
import { readLeaveAccount } from './ledger/read-leave-accounts.ts'

const TYPE = 'select from leave_type where company_id = $1 and id = $2 and deleted_at is null'

/** The dates and days that a leave takes, as the balance counts them; null if its leave type is deleted. */
export async function countedDates(
  tx: Tx,
  leave: Leave,
): Promise<{ counted_dates: string[]; counted_days: number } | { counted_dates: null; counted_days: null }> {
  const { leave_type_id, start_date, end_date } = leave
  if (!(await tx.exists(TYPE, [tx.companyId, leave_type_id])))
    return { counted_dates: null, counted_days: null }
  const { isCounted, hoursUnits } = await readLeaveAccount(tx, leave, start_date, end_date)
  const uses = leaveUses([{ ...leave, status: 'success' }], isCounted, hoursUnits)
  const counted_days = daysOfUnits(uses.reduce((sum, { units }) => sum + units, 0))
  return { counted_dates: uses.map(({ day }) => day), counted_days }
}
