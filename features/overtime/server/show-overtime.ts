import { readHistory, requireOwnBranch } from '#features/requests/server/index.ts'
import { handle, inCompany } from '#kit/server/handler.ts'
import { OvertimeFacts, showOvertime } from '../contract.ts'
import { readOvertime } from './overtime-kind.ts'

export const showOneOvertime = handle(showOvertime, (context) =>
  inCompany(context, async (tx) => {
    const { id } = context.params
    const overtime = await readOvertime(tx, context, id)
    await requireOwnBranch(tx, context, 'overtime', overtime.employee_id)
    return { data: { ...overtime, history: await readHistory(tx, 'overtime_request', id, OvertimeFacts) } }
  }),
)
