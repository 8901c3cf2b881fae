import { z } from 'zod'
import { EMPLOYEES } from '#features/employees/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id, type Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Day, IdRow } from '#kit/database/row-types.ts'
import type { StoredSettlement } from '../../contract/settlement-input.ts'
import { loadRun, type RunRecord } from '../runs/run-record.ts'

/** The run of a settlement. */
export type FinalRun = RunRecord & { settlement: StoredSettlement; employeeId: number }

/** Throws `not_found` for a run that settles nobody. */
export function asFinal(run: RunRecord): FinalRun {
  const employeeId = run.employee_ids[0]
  if (run.settlement === null || employeeId === undefined) throw new AppError('not_found')
  return { ...run, settlement: run.settlement, employeeId }
}

export const loadFinalRun = async (tx: Tx, companyId: number, id: number): Promise<FinalRun> =>
  asFinal(await loadRun(tx, companyId, id))

const LeaverRow = z.object({
  id: Id,
  emp_number: z.string(),
  lao: z.string(),
  english: z.string(),
  start_date: Day,
  end_date: Day.nullable(),
})

/** Somebody who leaves or has left. */
export interface LeaverRecord {
  id: number
  emp_number: string
  employee_name: string
  start_date: string
  end_date: string | null
}

const LEAVER = `
  select id, emp_number, btrim(name || ' ' || surname) as lao, btrim(en_name || ' ' || en_surname) as english, start_date, end_date
  from ${EMPLOYEES} e where company_id = $1 and id = $2`

/** Throws `not_found`. Hidden employees are not settled; a settlement that exists still shows them. */
export async function readLeaver(
  tx: Tx,
  id: number,
  { language, hidden = false }: { language: Language; hidden?: boolean },
): Promise<LeaverRecord> {
  const sql = hidden ? LEAVER : `${LEAVER} and deleted_at is null`
  const row = await tx.maybeOne(LeaverRow, sql, [tx.companyId, id])
  if (!row) throw new AppError('not_found')
  const { lao, english, ...leaver } = row
  return { ...leaver, employee_name: (language === 'en' && english) || lao }
}

/** The last day of the employment. Throws `no_last_day`. */
export function lastDayOf({ end_date }: Pick<LeaverRecord, 'end_date'>): string {
  if (end_date === null) throw new AppError('no_last_day')
  return end_date
}

/** The settlement of the present employment, or null. Those of earlier employments ended before it began. */
export async function settlementOf(
  tx: Tx,
  { id, start_date }: Pick<LeaverRecord, 'id' | 'start_date'>,
  exceptRun = 0,
): Promise<number | null> {
  const found = await tx.maybeOne(
    IdRow,
    `select id from payroll_run
     where company_id = $1 and kind = 'final' and employee_ids[1] = $2 and (settlement ->> 'last_day')::date >= $3 and id <> $4
     order by id limit 1`,
    [tx.companyId, id, start_date, exceptRun],
  )
  return found?.id ?? null
}
