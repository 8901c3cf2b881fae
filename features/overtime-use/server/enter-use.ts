import { lockPerson } from '#features/employees/server/index.ts'
import { CHANGE_USE, INSERT_USE, requireCompType } from '#features/leave/server/index.ts'
import type { RequestEngine } from '#features/requests/server/index.ts'
import { changeRequest, enterRequest, type HrEntryKind } from '#features/schedules/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { type Context, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { requireListRow } from '#kit/server/list/read-list.ts'
import { enterUse, listUses, type OvertimeUse, UseFacts, type UseValues, updateUse } from '../contract.ts'
import { judgeUse, type OwnWarning } from './judge-use.ts'
import { useList } from './list-uses.ts'
import { USE_TABLE } from './stored-use.ts'

/** A use with its last decision. Throws `not_found`. */
export const readUse = (tx: Tx, context: Pick<Context, 'language'>, id: number): Promise<OvertimeUse> =>
  requireListRow(tx, listUses, useList, context, [id])

const valuesOf = async (tx: Tx, { employee_id, use_date, from_time, to_time, remark }: UseValues) => {
  const typeId = await requireCompType(tx)
  return [employee_id, typeId, use_date, from_time, to_time, remark]
}

/** Overtime use that HR enters and changes. */
const ENTERED: HrEntryKind<OvertimeUse, UseValues, OwnWarning> = {
  table: USE_TABLE,
  read: readUse,
  lockParties: (tx, { employee_id }) => lockPerson(tx, employee_id),
  warnings: async (tx, use, editedId = 0) => (await judgeUse(tx, use, editedId)).faults,
  daysOf: ({ use_date }) => ({ firstDay: use_date, lastDay: use_date }),
  dayFields: ['use_date', 'from_time', 'to_time'],
  factsOf: (row) => UseFacts.parse(row),
  add: async (tx, use) => tx.maybeOne(IdRow, INSERT_USE, [tx.companyId, ...(await valuesOf(tx, use))]),
  update: async (tx, id, use) => {
    const [, ...values] = await valuesOf(tx, use)
    return (await tx.execute(CHANGE_USE, [tx.companyId, id, ...values])) > 0
  },
}

/** HR enters overtime use, which is approved immediately, and changes approved overtime use. */
export const enterUseWith = (engine: RequestEngine): Endpoint[] => [
  handle(enterUse, (context) =>
    inCompany(context, async (tx) => {
      const { confirmed, ...values } = context.body
      const { row, warnings } = await enterRequest(tx, context, ENTERED, engine, { values, confirmed })
      return { data: { use: row, warnings } }
    }),
  ),
  handle(updateUse, (context) =>
    inCompany(context, async (tx) => {
      const { version, confirmed, ...values } = context.body
      const change = { id: context.params.id, version, values, confirmed }
      const { row, warnings } = await changeRequest(tx, context, ENTERED, engine, change)
      return { data: { use: row, warnings } }
    }),
  ),
]
