import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { sumOf } from '../../domain/compare-pay.ts'
import { changesPay, type DifferenceLine } from '../../domain/difference-lines.ts'
import type { RunRecord } from '../runs/run-record.ts'

export interface Compared {
  employeeId: number
  /** Null: the month cannot be computed today, and what is stored stays. */
  lines: DifferenceLine[] | null
  isApproximate: boolean
}

const LiveRow = z.object({
  id: Id,
  employee_id: Id,
  status: z.enum(['open', 'chosen', 'ignored', 'written_off']),
  lines: z.custom<DifferenceLine[]>(),
})

/** As it is stored: jsonb orders keys differently. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Stores what the comparison of a run has found: new differences, changed ones, and those that are no longer there. */
export async function writeDifferences(
  tx: Tx,
  companyId: number,
  run: RunRecord,
  compared: readonly Compared[],
): Promise<void> {
  const live = new Map((await readLive(tx, companyId, run, compared)).map((row) => [row.employee_id, row]))
  const known = compared.flatMap((one) => (one.lines ? [{ ...one, lines: one.lines }] : []))
  const gone = known.flatMap(({ employeeId, lines }) =>
    changesPay(lines) ? [] : (live.get(employeeId)?.id ?? []),
  )
  const differing = known.filter(({ lines }) => changesPay(lines))
  const changed = differing.filter(({ employeeId, lines }) => {
    const row = live.get(employeeId)
    return row !== undefined && !isDeepStrictEqual(stored(lines), stored(row.lines))
  })
  const added = differing.filter(({ employeeId }) => !live.has(employeeId))
  await voidDifferences(tx, companyId, gone)
  await updateDifferences(
    tx,
    companyId,
    changed.map((one) => ({ ...one, id: live.get(one.employeeId)?.id ?? 0 })),
  )
  await insertDifferences(tx, companyId, run, added)
}

const readLive = (tx: Tx, companyId: number, run: RunRecord, compared: readonly Compared[]) =>
  tx.query(
    LiveRow,
    `select id, employee_id, status, lines from pay_difference
     where company_id = $1 and run_id = $2 and employee_id = any($3) and status in ('open', 'chosen', 'ignored', 'written_off')
     order by id for update`,
    [companyId, run.id, compared.map(({ employeeId }) => employeeId)],
  )

async function voidDifferences(tx: Tx, companyId: number, ids: readonly number[]) {
  if (ids.length === 0) return
  await tx.execute(
    `update pay_difference set status = 'void', settled_run_id = null, version = version + 1
     where company_id = $1 and id = any($2)`,
    [companyId, ids],
  )
}

/** An ignored difference or a written-off claim with another amount waits again. One that is chosen stays so: its run is outdated. */
async function updateDifferences(tx: Tx, companyId: number, rows: readonly (Known & { id: number })[]) {
  if (rows.length === 0) return
  await tx.execute(
    `update pay_difference d set lines = c.lines, amount = c.amount, version = d.version + 1, found_at = statement_timestamp(),
       status = case when d.status in ('ignored', 'written_off') and d.amount <> c.amount then 'open' else d.status end
     from unnest($2::bigint[], $3::jsonb[], $4::bigint[]) as c(id, lines, amount)
     where d.company_id = $1 and d.id = c.id`,
    [
      companyId,
      rows.map(({ id }) => id),
      rows.map(({ lines }) => JSON.stringify(lines)),
      rows.map(({ lines }) => sumOf(lines)),
    ],
  )
}

type Known = Compared & { lines: DifferenceLine[] }

export async function insertDifferences(
  tx: Tx,
  companyId: number,
  run: Pick<RunRecord, 'id'>,
  rows: readonly Known[],
): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(
    `insert into pay_difference (company_id, run_id, employee_id, lines, amount, is_approximate)
     select $1, $2, * from unnest($3::bigint[], $4::jsonb[], $5::bigint[], $6::boolean[])
     on conflict (company_id, id) do nothing`,
    [
      ...[companyId, run.id],
      rows.map(({ employeeId }) => employeeId),
      rows.map(({ lines }) => JSON.stringify(lines)),
      rows.map(({ lines }) => sumOf(lines)),
      rows.map(({ isApproximate }) => isApproximate),
    ],
  )
}
