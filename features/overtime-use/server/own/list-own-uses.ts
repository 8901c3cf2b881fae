import type { z } from 'zod'
import { ensureDerived } from '#features/attendance/server/index.ts'
import { OVERTIME_USES } from '#features/leave/server/index.ts'
import {
  addOwnActions,
  joinLastDecision,
  joinRequest,
  OWN_REQUEST_COLUMNS,
  OWN_ROWS,
  type RequestEngine,
} from '#features/requests/server/index.ts'
import { addDays, todayInLaos } from '#kit/contract/days.ts'
import { employeeOf } from '#kit/server/employee-of.ts'
import { companyOf, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import { equals, foldedText, fromDay, toDay } from '#kit/server/list/list-sql.ts'
import { listOwnUses, OwnUse, showOwnCredit } from '../../contract.ts'
import { addCredit } from '../add-credit.ts'
import { readCredit } from '../read-credit.ts'
import { USE_COLUMNS } from '../use-columns.ts'

const StoredRow = OwnUse.omit({ can: true, credit_minutes: true })
type StoredRow = z.infer<typeof StoredRow>

/** The own uses of the reader; rows of others are never in it. */
export const ownUseList = (engine: RequestEngine): ListDeclaration<typeof listOwnUses, StoredRow> => ({
  from: `${OVERTIME_USES} r ${joinRequest('overtime_use')}`,
  joins: joinLastDecision('overtime_use'),
  key: ['r.id'],
  where: [...OWN_ROWS, 'r.is_overtime_use'],
  row: StoredRow,
  columns: { id: 'r.id', request_id: 'q.id', ...USE_COLUMNS, ...OWN_REQUEST_COLUMNS },
  filters: { from: fromDay('r.use_date'), to: toDay('r.use_date'), status: equals('r.status') },
  search: foldedText('r.remark'),
  sorts: { use_date: 'r.use_date', status: 'r.status' },
  order: '-use_date',
  finishAll: async (tx, rows, reading) => {
    const own = reading.session.employeeId as number
    return addOwnActions(engine)(tx, await addCredit(tx, rows, () => own), reading)
  },
})

/** Days of overtime that may have changed since they were computed. */
const DAYS_BACK = 45

/** Makes the overtime that the credit follows from current. */
export async function deriveRecent(
  context: Parameters<typeof companyOf>[0] & { db: unknown },
): Promise<void> {
  const today = todayInLaos()
  await ensureDerived(context.db as never, companyOf(context), addDays(today, -DAYS_BACK), today)
}

const showCredit = handle(showOwnCredit, async (context) => {
  const employeeId = employeeOf(context)
  await deriveRecent(context)
  return inCompany(context, async (tx) => ({
    data: await readCredit(tx, employeeId, context.query.on ?? todayInLaos()),
  }))
})

export const ownUseLists = (engine: RequestEngine): Endpoint[] => [
  ...listEndpoints(listOwnUses, ownUseList(engine)),
  showCredit,
]
