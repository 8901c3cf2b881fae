import { z } from 'zod'
import { todayInLaos } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id } from '#kit/contract/scalars.ts'
import { handle, inCompany } from '#kit/server/handler.ts'
import { listOwnBalances } from '../../contract.ts'
import { readLeaveAccounts } from '../ledger/read-leave-accounts.ts'
import { usableBalances } from '../ledger/usable-balances.ts'

const TypeRow = z.object({ id: Id, name: z.string(), is_paid: z.boolean() })
/** Time off for overtime has pages of its own. */
const TYPES = `
  select id, name, is_paid from leave_type where company_id = $1 and deleted_at is null
    and category <> 'comp' order by is_paid desc, name collate lao, id`

/** The leave types that an employee can take, each with what is left of it, in a fixed number of statements. */
export const listOwnLeaveBalances = handle(listOwnBalances, (context) =>
  inCompany(context, async (tx) => {
    const { employeeId } = context.session
    if (employeeId === null) throw new AppError('forbidden')
    const on = context.query.on ?? todayInLaos()
    const types = await tx.query(TypeRow, TYPES, [tx.companyId])
    const asked = { employeeIds: [employeeId], typeIds: types.map(({ id }) => id), from: on, to: on }
    const accounts = await readLeaveAccounts(tx, asked)
    const balances = usableBalances(accounts, employeeId, types, on)
    return {
      data: balances.map(({ type: { is_paid }, right: { category, smallest }, ledger, shown }) => ({
        ...{ ...shown, is_paid, category, smallest, pending: ledger.pendingIn(on.slice(0, 4)) },
      })),
    }
  }),
)
