import { z } from 'zod'
import { todayInLaos } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id } from '#kit/contract/scalars.ts'
import { handle, inCompany } from '#kit/server/handler.ts'
import { listOwnBalances } from '../../contract.ts'
import { isUsableBy } from '../../domain/usable-leave.ts'
import { readLeaveAccounts } from '../ledger/read-leave-accounts.ts'

const TypeRow = z.object({ id: Id, name: z.string(), is_paid: z.boolean() })
const TYPES = `
  select id, name, is_paid from leave_type where company_id = $1 and deleted_at is null order by is_paid desc, name collate lao, id`

/** The leave types that an employee can take, each with what is left of it, in a fixed number of statements. */
export const listOwnLeaveBalances = handle(listOwnBalances, (context) =>
  inCompany(context, async (tx) => {
    const { employeeId } = context.session
    if (employeeId === null) throw new AppError('forbidden')
    const on = context.query.on ?? todayInLaos()
    const year = on.slice(0, 4)
    const types = await tx.query(TypeRow, TYPES, [tx.companyId])
    const asked = { employeeIds: [employeeId], typeIds: types.map(({ id }) => id), from: on, to: on }
    const accounts = await readLeaveAccounts(tx, asked)
    const balances = types.flatMap(({ id, name, is_paid }) => {
      const { right, employee, ledger } = accounts.account(employeeId, id)
      const { by_date, first_date, last_date, category } = right
      const balance = ledger.balance(on)
      if (!isUsableBy(right, employee, on) && balance.used === 0) return []
      return [
        {
          ...{ leave_type_id: id, leave_type: name, is_paid, category, ...balance },
          ...{ by_date, first_date, last_date },
          pending: ledger.pendingIn(year),
        },
      ]
    })
    return { data: balances }
  }),
)
