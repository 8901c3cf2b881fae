import { requirePerson } from '#features/employees/server/index.ts'
import { type RequestEngine, readHistory, requireOwnBranch } from '#features/requests/server/index.ts'
import { cancelEndpoints } from '#features/schedules/server/index.ts'
import { type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import { cancelUse, cancelUses, listUses, showCredit, showUse, UseFacts } from '../contract.ts'
import { enterUseWith, readUse } from './enter-use.ts'
import { useList } from './list-uses.ts'
import { deriveRecent, ownUseLists } from './own/list-own-uses.ts'
import { requestOwn } from './own/request-own-use.ts'
import { showOwnMonth } from './own/show-overtime-month.ts'
import { postMonthEndpoints } from './post-month.ts'
import { readCredit } from './read-credit.ts'
import { USE_TABLE } from './stored-use.ts'

export { OVERTIME_USE } from './overtime-use-kind.ts'

const showOne = handle(showUse, (context) =>
  inCompany(context, async (tx) => {
    const { id } = context.params
    const use = await readUse(tx, context, id)
    await requireOwnBranch(tx, context, 'overtime_use', use.employee_id)
    return { data: { ...use, history: await readHistory(tx, 'overtime_use', id, UseFacts) } }
  }),
)

const creditOfEmployee = handle(showCredit, async (context) => {
  await deriveRecent(context)
  return inCompany(context, async (tx) => {
    const { employee_id, on } = context.query
    await requirePerson(tx, employee_id)
    return { data: await readCredit(tx, employee_id, on) }
  })
})

/** The calls of overtime that is used as time off. */
export const overtimeUseEndpoints = (engine: RequestEngine): Endpoint[] => [
  ...listEndpoints(listUses, useList),
  creditOfEmployee,
  ...postMonthEndpoints,
  ...enterUseWith(engine),
  showOne,
  ...cancelEndpoints({ one: cancelUse, many: cancelUses }, USE_TABLE, engine),
  showOwnMonth,
  ...ownUseLists(engine),
  ...requestOwn(engine),
]
