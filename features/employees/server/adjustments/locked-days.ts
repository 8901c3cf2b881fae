import type { Tx } from '#kit/database/database.ts'
import type { TouchedRun } from '../../contract.ts'

/** The approved and paid runs of the transaction's company; implemented by a later feature. */
export type ReadTouchedRuns = (tx: Tx) => Promise<readonly TouchedRun[]>

/** Of these runs, those with days on or after a day: they keep their payslips. */
export const runsFrom = (runs: readonly TouchedRun[], day: string): TouchedRun[] =>
  runs
    .filter(({ to_date }) => to_date >= day)
    .map(({ id, title, from_date, to_date, status }) => ({ id, title, from_date, to_date, status }))
