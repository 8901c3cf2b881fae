import { addMonths, firstOfMonth, lastOfMonth, monthOf } from '#kit/contract/days.ts'
import type { Tx } from '#kit/database/database.ts'
import type { LockedMonth } from '../contract.ts'

interface LockedRun {
  id: number
  title: string
  to_date: string
  status: string
}
/** The approved and paid runs of the transaction's company; implemented by a later feature. */
export type ReadLockedRuns = (tx: Tx) => Promise<readonly LockedRun[]>

/** The approved or paid run whose last day is in the month, with the next month that has none; null: the month is open. */
export async function lockedMonth(
  tx: Tx,
  readLockedRuns: ReadLockedRuns,
  month: string,
): Promise<LockedMonth | null> {
  const runs = await readLockedRuns(tx)
  const lockedMonths = new Map(runs.map((run) => [monthOf(run.to_date), run]))
  const run = runs.find(({ to_date }) => to_date >= firstOfMonth(month) && to_date <= lastOfMonth(month))
  if (!run) return null
  let next_month = month
  while (lockedMonths.has(next_month)) next_month = addMonths(next_month, 1)
  return { id: run.id, title: run.title, status: run.status, next_month }
}
