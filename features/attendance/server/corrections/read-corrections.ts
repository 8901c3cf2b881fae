import { z } from 'zod'
import { joinPerson, personName } from '#features/employees/server/index.ts'
import { type RequestEngine, readHistory, requireOwnBranch } from '#features/requests/server/index.ts'
import { cancelOne } from '#features/schedules/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id, Instant, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Context, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { instant } from '#kit/server/list/list-sql.ts'
import { ClockSide, cancelCorrection, showCorrection } from '../../contract/corrections.ts'
import { requireCorrectable, requireOthersScans } from './may-correct.ts'
import { CORRECTIONS } from './stored-corrections.ts'

const Shown = z.object({
  id: Id,
  employee_id: Id,
  employee_name: z.string(),
  work_date: IsoDate,
  clock_kind: ClockSide,
  at: Instant.nullable(),
  void_scanned_at: Instant.nullable(),
  reason: z.string(),
})

async function readCorrection(tx: Tx, { language }: Pick<Context, 'language'>, id: number) {
  const row = await tx.maybeOne(
    Shown,
    `select r.id, r.employee_id, ${personName(language)} as employee_name, r.work_date, r.clock_kind, ${instant('r.at')} as at,
       ${instant('r.void_scanned_at')} as void_scanned_at, r.reason
     from scan_correction r ${joinPerson('r')} where r.company_id = $1 and r.id = $2 and e.deleted_at is null`,
    [tx.companyId, id],
  )
  if (!row) throw new AppError('not_found')
  return row
}

export const showOneCorrection = handle(showCorrection, (context) =>
  inCompany(context, async (tx) => {
    const { id } = context.params
    const correction = await readCorrection(tx, context, id)
    await requireOwnBranch(tx, context, 'scan_correction', correction.employee_id)
    return { data: { ...correction, history: await readHistory(tx, 'scan_correction', id, z.object({})) } }
  }),
)

/** HR cancels a correction. */
export const cancelCorrectionWith = (engine: RequestEngine): Endpoint =>
  handle(cancelCorrection, (context) =>
    inCompany(context, async (tx) => {
      const { id } = context.params
      const { employee_id } = await readCorrection(tx, context, id)
      await requireCorrectable(tx)
      await requireOthersScans(tx, context, [employee_id])
      return {
        data: await cancelOne(tx, context, engine, { table: CORRECTIONS, id, ...context.body }),
      }
    }),
  )
