import { isUsableBy } from '../../domain/usable-leave.ts'
import type { LeaveAccounts } from './read-leave-accounts.ts'

/** What an employee has on a day of those of the leave types that he or she can take, or has taken. `accounts` has them. */
export function usableBalances<Type extends { id: number; name: string }>(
  accounts: LeaveAccounts,
  employeeId: number,
  types: readonly Type[],
  on: string,
) {
  return types.flatMap((type) => {
    const { right, employee, ledger } = accounts.account(employeeId, type.id)
    const { by_date, first_date, last_date } = right
    const balance = ledger.balance(on)
    if (!isUsableBy(right, employee, on) && balance.used === 0) return []
    const shown = {
      leave_type_id: type.id,
      leave_type: type.name,
      ...balance,
      by_date,
      first_date,
      last_date,
    }
    return [{ type, right, ledger, shown }]
  })
}
