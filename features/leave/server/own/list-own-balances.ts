import { z } from 'zod'
import { todayInLaos } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id } from '#kit/contract/scalars.ts'
import { handle, inCompany } from '#kit/server/handler.ts'
import { LeavePart, listOwnBalances } from '../../contract.ts'
import { leaveBalance, usedDays, usedHalves } from '../../domain/leave-balance.ts'
import { isUsableBy } from '../../domain/usable-leave.ts'
import { readLeaveAccounts } from '../vacation/read-leave-account.ts'

const TypeRow = z.object({ id: Id, name: z.string(), is_paid: z.boolean() })
const TYPES = `
  select id, name, is_paid from leave_type where company_id = $1 and deleted_at is null order by is_paid desc, name collate lao, id`

const PendingRow = z.object({
  leave_type_id: Id,
  start_date: z.iso.date(),
  end_date: z.iso.date(),
  part: LeavePart,
})
const PENDING = `
  select leave_type_id, start_date, end_date, part from leave_request
  where company_id = $1 and employee_id = $2 and status in ('pending', 'approved') and start_date <= $4 and end_date >= $3`

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
    const pending = await tx.query(PendingRow, PENDING, [
      ...[tx.companyId, employeeId, `${year}-01-01`, `${year}-12-31`],
    ])
    const balances = types.flatMap(({ id, name, is_paid }) => {
      const { right, employee, taken, isCounted } = accounts.account(employeeId, id)
      const { by_date, first_date, last_date, category } = right
      const balance = leaveBalance(right, employee, taken, on)
      if (!isUsableBy(right, employee, on) && balance.used === 0) return []
      const waiting = pending.filter(({ leave_type_id }) => leave_type_id === id)
      return [
        {
          ...{ leave_type_id: id, leave_type: name, is_paid, category, ...balance },
          ...{ by_date, first_date, last_date },
          pending: usedDays(usedHalves(waiting, isCounted), year),
        },
      ]
    })
    return { data: balances }
  }),
)
