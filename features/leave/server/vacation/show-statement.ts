import { handle, inCompany } from '#kit/server/handler.ts'
import { showLeaveStatement } from '../../contract.ts'
import { leaveStatement } from '../../domain/leave-statement.ts'
import { readLeaveAccount } from '../ledger/read-leave-accounts.ts'

/** A balance with its lines, both from the same leave. */
export const showStatement = handle(showLeaveStatement, (context) =>
  inCompany(context, async (tx) => {
    const { on } = context.query
    const { right, ledger } = await readLeaveAccount(tx, context.query, on, on)
    const { by_date, first_date, last_date } = right
    const balance = ledger.balance(on)
    const lines = leaveStatement(ledger, on)
    return { data: { leave_type: right.name, ...balance, by_date, first_date, last_date, lines } }
  }),
)
