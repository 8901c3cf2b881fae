import { readHistory, requireOwnBranch } from '#features/requests/server/index.ts'
import { handle, inCompany } from '#kit/server/handler.ts'
import { LeaveFacts, showLeave } from '../contract.ts'
import { countedDates } from './counted-dates.ts'
import { readLeave } from './leave-kind.ts'

export const showOneLeave = handle(showLeave, (context) =>
  inCompany(context, async (tx) => {
    const { id } = context.params
    const leave = await readLeave(tx, context, id)
    await requireOwnBranch(tx, context, 'leave', leave.employee_id)
    const history = await readHistory(tx, 'leave_request', id, LeaveFacts)
    return { data: { ...leave, history, ...(await countedDates(tx, leave)) } }
  }),
)
