import { handle, inCompany } from '#kit/server/handler.ts'
import { showLeaveBalance } from '../../contract.ts'
import { readLeaveAccount } from '../ledger/read-leave-accounts.ts'

export const showBalance = handle(showLeaveBalance, (context) =>
  inCompany(context, async (tx) => {
    const { on } = context.query
    const { right, ledger } = await readLeaveAccount(tx, context.query, on, on)
    const { by_date, first_date, last_date } = right
    return { data: { ...ledger.balance(on), by_date, first_date, last_date } }
  }),
)
