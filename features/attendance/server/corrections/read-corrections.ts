import { z } from 'zod'
import { JOIN_DEPARTMENT, joinPerson, PERSON_REPORT, personName } from '#features/employees/server/index.ts'
import {
  cancelOne,
  joinLastDecision,
  type ReadLockedRuns,
  readHistory,
} from '#features/schedules/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id, Instant, IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Context, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { equals, instant } from '#kit/server/list/list-sql.ts'
import { reportEndpoints } from '#kit/server/report/report-endpoints.ts'
import { ClockSide, cancelCorrection, correctionReport, showCorrection } from '../../contract/corrections.ts'
import { requireCorrectable, requireOthersScans } from './may-correct.ts'
import { CORRECTIONS } from './stored-corrections.ts'

export const correctionReportEndpoints = reportEndpoints(correctionReport, {
  with: PERSON_REPORT,
  from: `scan_correction r ${joinPerson('r')} ${JOIN_DEPARTMENT}${joinLastDecision('scan_correction')}`,
  table: 'r',
  key: ['r.id'],
  where: ['r.company_id = $1'],
  columns: {
    at: instant('r.at'),
    void_scanned_at: instant('r.void_scanned_at'),
    decided_by: 'last.actor',
    decided_at: instant('last.at'),
  },
  filters: { kind: equals('r.kind'), status: equals('r.status') },
  period: 'work_date',
  order: '-work_date',
})

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
    return { data: { ...correction, history: await readHistory(tx, 'scan_correction', id, z.object({})) } }
  }),
)

/** HR cancels a correction. */
export const cancelCorrectionWith = (readLockedRuns: ReadLockedRuns): Endpoint =>
  handle(cancelCorrection, (context) =>
    inCompany(context, async (tx) => {
      const { id } = context.params
      const { employee_id } = await readCorrection(tx, context, id)
      await requireCorrectable(tx)
      await requireOthersScans(tx, context, [employee_id])
      return {
        data: await cancelOne(tx, context, { table: CORRECTIONS, readLockedRuns, id, ...context.body }),
      }
    }),
  )
