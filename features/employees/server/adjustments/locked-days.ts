import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import type { EmployeeChange, EmploymentQuestionFacts, TouchedRun } from '../../contract.ts'
import { type Employment, runsOfMovedDays } from '../../domain/moved-days.ts'

/** The approved and paid runs of the transaction's company; implemented by a later feature. */
export type ReadTouchedRuns = (tx: Tx) => Promise<readonly TouchedRun[]>

/** Of these runs, those with days on or after a day: they keep their payslips. */
export const runsFrom = (runs: readonly TouchedRun[], day: string): TouchedRun[] =>
  runs.filter(({ to_date }) => to_date >= day).map(named)

const named = ({ id, title, from_date, to_date, status }: TouchedRun): TouchedRun => ({
  ...{ id, title, from_date, to_date, status },
})

/**
 * Throws `employment_in_locked_run` with the approved and paid runs with days that a new start or end date moves, unless the user has
 * confirmed: their payslips stay, and the difference is settled by pay differences of the next run or by the settlement.
 */
export async function requireConfirmedDates(
  tx: Tx,
  before: Employment,
  request: Employment & Pick<EmployeeChange, 'dates_confirmed'>,
  readLockedRuns: ReadTouchedRuns,
): Promise<void> {
  const isMoved = before.start_date !== request.start_date || before.end_date !== request.end_date
  if (!isMoved || request.dates_confirmed) return
  const runs = runsOfMovedDays(await readLockedRuns(tx), before, request)
  if (runs.length === 0) return
  const details: EmploymentQuestionFacts = { runs: runs.map(named) }
  throw new AppError('employment_in_locked_run', { details })
}
