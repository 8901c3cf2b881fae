import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import { handle, inCompany } from '#kit/server/handler.ts'
import { listLeaveLeft } from '../../contract.ts'
import { isUsableBy } from '../../domain/usable-leave.ts'
import { readLeaveAccounts } from '../ledger/read-leave-accounts.ts'

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
    const balances = types.flatMap(({ id, name }) => {
      const { right, employee, ledger } = accounts.account(employee_id, id)
      const { by_date, first_date, last_date } = right
      const balance = ledger.balance(on)
      if (!isUsableBy(right, employee, on) && balance.used === 0) return []
      return [{ leave_type_id: id, leave_type: name, ...balance, by_date, first_date, last_date }]
    })
    return { data: balances }
  }),
)
