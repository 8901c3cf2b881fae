import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import { handle, inCompany } from '#kit/server/handler.ts'
import { listLeaveLeft } from '../../contract.ts'
import { readLeaveAccounts } from '../ledger/read-leave-accounts.ts'
import { usableBalances } from '../ledger/usable-balances.ts'

const TypeRow = z.object({ id: Id, name: z.string() })
const PAID_TYPES = `
  select id, name from leave_type where company_id = $1 and deleted_at is null and is_paid order by name collate lao, id`

/** The balances of an employee's leave, in as many statements as for one type. `not_found` for other people. */
export const showLeaveLeft = handle(listLeaveLeft, (context) =>
  inCompany(context, async (tx) => {
    const { employee_id, on } = context.query
    const types = await tx.query(TypeRow, PAID_TYPES, [tx.companyId])
    const typeIds = types.map(({ id }) => id)
    const accounts = await readLeaveAccounts(tx, { employeeIds: [employee_id], typeIds, from: on, to: on })
    accounts.requirePerson(employee_id)
    return { data: usableBalances(accounts, employee_id, types, on).map(({ shown }) => shown) }
  }),
)
