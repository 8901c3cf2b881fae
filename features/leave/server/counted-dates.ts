import { dayOfNumber } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Leave } from '../contract.ts'
import { usedHalves } from '../domain/leave-balance.ts'
import { readLeaveAccount } from './ledger/read-leave-accounts.ts'

const TYPE = 'select from leave_type where company_id = $1 and id = $2 and deleted_at is null'

/** The dates that a leave takes, as the balance counts them; null if its leave type is deleted. */
export async function countedDates(tx: Tx, leave: Leave): Promise<string[] | null> {
  const { leave_type_id, start_date, end_date } = leave
  if (!(await tx.exists(TYPE, [tx.companyId, leave_type_id]))) return null
  const { isCounted } = await readLeaveAccount(tx, leave, start_date, end_date)
  return [...usedHalves([leave], isCounted).keys()].map(dayOfNumber)
}
