import { handle, inCompany } from '#kit/server/handler.ts'
import { showLeaveBalance } from '../../contract.ts'
import { leaveBalance } from '../../domain/leave-balance.ts'
import { readLeaveAccount } from './read-leave-account.ts'

export const showBalance = handle(showLeaveBalance, (context) =>
  inCompany(context, async (tx) => {
    const { on } = context.query
    const { right, employee, taken } = await readLeaveAccount(tx, context.query, on, on)
    const { by_date, first_date, last_date } = right
    return { data: { ...leaveBalance(right, employee, taken, on), by_date, first_date, last_date } }
  }),
)
