import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { IsoDate } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { ImportRunFacts } from '../../contract.ts'
import { BENEFIT_PREFIX } from '../../domain/import-columns.ts'
import { EMPLOYMENT_COLUMNS } from '../../domain/moved-days.ts'
import { runsOfImport } from '../../domain/runs-of-import.ts'
import type { ReadTouchedRuns } from '../adjustments/locked-days.ts'

const Cell = z.union([z.string(), z.number(), z.boolean()]).nullable()
const ChangedRow = z.object({
  person: z.object({ start_date: IsoDate, end_date: IsoDate.nullable() }),
  changes: z.array(z.object({ column: z.string(), before: Cell, after: Cell })),
})

const READ = `
  select json_build_object('start_date', item -> 'person' ->> 'start_date', 'end_date', item -> 'person' ->> 'end_date') as person,
    item -> 'changes' as changes
  from import_batch b, jsonb_array_elements(b.good_rows) item
  where b.company_id = $1 and b.id = $2 and (item ->> 'exists')::boolean and item -> 'changes' is not null`

interface Choices {
  accepted: readonly string[]
  salary_from?: string | null | undefined
  runs_confirmed?: boolean | undefined
}

const hasDate = (column: string) =>
  column === 'base_salary' ||
  column.startsWith(BENEFIT_PREFIX) ||
  EMPLOYMENT_COLUMNS.some((name) => name === column)

/**
 * Throws `import_in_locked_run` with the approved and paid runs into which accepted changes of an import date, unless the user has
 * confirmed: their payslips stay, as after the same change in the form.
 */
export async function requireConfirmedRuns(
  tx: Tx,
  id: number,
  { accepted, salary_from = null, runs_confirmed }: Choices,
  readLockedRuns: ReadTouchedRuns,
): Promise<void> {
  if (runs_confirmed || !accepted.some(hasDate)) return
  const locked = await readLockedRuns(tx)
  if (locked.length === 0) return
  const rows = await tx.query(ChangedRow, READ, [tx.companyId, id])
  const runs = runsOfImport(locked, rows, { accepted, salaryFrom: salary_from })
  if (runs.length === 0) return
  const details: ImportRunFacts = { runs: runs.map((touched) => ({ ...touched, run: touched.run.title })) }
  throw new AppError('import_in_locked_run', { details })
}
