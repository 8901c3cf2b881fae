import type { Tx } from '#kit/database/database.ts'
import { handle, inCompany } from '#kit/server/handler.ts'
import { type StatementLine, showLeaveStatement } from '../../contract.ts'
import { leaveStatement } from '../../domain/leave-statement.ts'
import { readPaidWith } from '../ledger/leave-payments.ts'
import { readLeaveAccount } from '../ledger/read-leave-accounts.ts'

/** The lines of days that are paid, with the run that has paid them. */
async function withPayments(tx: Tx, lines: StatementLine[]): Promise<StatementLine[]> {
  const ids = lines.flatMap(({ encash }) => encash?.entry_id ?? [])
  const paidWith = await readPaidWith(tx, ids)
  return lines.map(({ encash, ...line }) =>
    encash ? { ...line, encash: { ...encash, paid_with: paidWith.get(encash.entry_id) ?? null } } : line,
  )
}

/** A balance with its lines, both from the same leave. */
export const showStatement = handle(showLeaveStatement, (context) =>
  inCompany(context, async (tx) => {
    const { on } = context.query
    const { right, ledger } = await readLeaveAccount(tx, context.query, on, on)
    const { by_date, first_date, last_date } = right
    const balance = ledger.balance(on)
    const lines = await withPayments(tx, leaveStatement(ledger, on))
    return { data: { leave_type: right.name, ...balance, by_date, first_date, last_date, lines } }
  }),
)
