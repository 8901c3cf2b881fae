import { handle, inCompany } from '#kit/server/handler.ts'
import { showLeaveStatement } from '../../contract.ts'
import { leaveBalance } from '../../domain/leave-balance.ts'
import { leaveStatement } from '../../domain/leave-statement.ts'
import { readLeaveAccount } from './read-leave-account.ts'

/** A balance with its lines, both from the same leave. */
export const showStatement = handle(showLeaveStatement, (context) =>
  inCompany(context, async (tx) => {
    const { on } = context.query
    const account = await readLeaveAccount(tx, context.query, on, on)
    const { right, employee, taken } = account
    const { by_date, first_date, last_date } = right
    const balance = leaveBalance(right, employee, taken, on)
    const lines = leaveStatement(account, on)
    return { data: { leave_type: right.name, ...balance, by_date, first_date, last_date, lines } }
  }),
)
