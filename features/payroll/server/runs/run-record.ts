import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { Id, IsoDate, Version } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Timestamp } from '#kit/database/row-types.ts'
import { StoredSettlement } from '../../contract/settlement-input.ts'
import { RunKind } from '../../contract.ts'
import { titleIn } from '../../domain/run-title.ts'

export const RunRecord = z.object({
  id: Id,
  title: z.string(),
  kind: RunKind,
  from_date: IsoDate,
  to_date: IsoDate,
  mode: z.enum(['monthly', 'worked-days']),
  /** numeric: '26.00'. */
  days_per_month: z.string(),
  hours_per_day: z.string(),
  status: z.enum(['draft', 'calculated', 'approved', 'paid']),
  /** The choice of an extra run; empty for a regular one. */
  item_ids: z.array(Id),
  employee_ids: z.array(Id),
  /** What was entered for a final run; null for another. */
  settlement: StoredSettlement.nullable(),
  calculation_id: Id.nullable(),
  created_by_name: z.string(),
  created_at: Timestamp,
  version: Version,
  paid_on: IsoDate.nullable(),
  paid_by_name: z.string(),
  /** The day whose exchange rates are used; null: by the company's setting. */
  exchange_rate_date: IsoDate.nullable(),
})
export type RunRecord = z.infer<typeof RunRecord>

export const RUN_COLUMNS = `run.id, run.title, run.kind, run.from_date, run.to_date, run.mode, run.days_per_month, run.hours_per_day,
  run.status, run.item_ids, run.employee_ids, run.settlement, run.calculation_id, run.created_by_name, run.created_at, run.version, run.paid_on,
  run.paid_by_name, run.exchange_rate_date`

/** A company's run; `not_found` if it belongs to another company or does not exist. `lock` locks it until the transaction ends. */
export async function loadRun(
  tx: Tx,
  companyId: number,
  id: number,
  { lock = false } = {},
): Promise<RunRecord> {
  const run = await tx.maybeOne(
    RunRecord,
    `select ${RUN_COLUMNS} from payroll_run run where company_id = $1 and id = $2 ${lock ? 'for update' : ''}`,
    [companyId, id],
  )
  if (!run) throw new AppError('not_found')
  return run
}

/** The run, which has payslips; `run_not_calculated` before its first calculation. */
export async function loadCalculatedRun(tx: Tx, companyId: number, id: number) {
  const run = await loadRun(tx, companyId, id)
  if (run.calculation_id === null) throw new AppError('run_not_calculated')
  return { ...run, calculation_id: run.calculation_id }
}

export const runRef = (run: RunRecord, language: Language) => ({
  id: run.id,
  title: titleIn(run.title, language),
  kind: run.kind,
  from_date: run.from_date,
  to_date: run.to_date,
  status: run.status,
})
