import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { RunRef } from '../../contract.ts'
import type { RunKind } from '../../domain/run-states.ts'

interface Range {
  kind?: RunKind | undefined
  from_date: string
  to_date: string
}

/** The regular runs besides `exceptId` that contain some of the days of a regular run, oldest first; none for another kind of run. */
export const overlappingRuns = async (tx: Tx, companyId: number, range: Range, exceptId: number) =>
  (range.kind ?? 'regular') !== 'regular'
    ? []
    : tx.query(
        RunRef,
        `select id, title, kind, from_date, to_date, status from payroll_run
     where company_id = $1 and kind = 'regular' and from_date <= $3 and to_date >= $2 and id <> $4 order by from_date, id`,
        [companyId, range.from_date, range.to_date, exceptId],
      )

/** Throws `run_overlaps` with the runs, unless the user has seen and confirmed them. */
export function requireConfirmed(runs: readonly RunRef[], confirmed: boolean | undefined): void {
  if (runs.length > 0 && !confirmed) throw new AppError('run_overlaps', { details: { runs } })
}
