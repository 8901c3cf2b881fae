import { companyOfTransaction } from '#features/companies/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import { LAST_DAY, markDaysChanged } from '#kit/server/mark-days-changed.ts'
import { openDays } from '../domain/open-days.ts'

interface LockedPeriod {
  from_date: string
  to_date: string
}
/** The approved and paid runs of the transaction's company. */
export type ReadLockedRuns = (tx: Tx) => Promise<readonly LockedPeriod[]>

interface Employment {
  start_date: string
  end_date: string | null
}

/** Marks the days between the old and the new limits of the employments. */
export async function markEmployment(
  tx: Tx,
  people: readonly { id: number; before: Employment; after: Employment }[],
): Promise<void> {
  const companyId = companyOfTransaction(tx)
  const marks = people.flatMap(({ id, before, after }) => {
    const ends = [
      [before.start_date, after.start_date],
      [before.end_date ?? LAST_DAY, after.end_date ?? LAST_DAY],
    ].filter(([old, now]) => old !== now)
    return ends.map((days) => {
      const [firstDay = '', lastDay = ''] = [...days].sort()
      return { companyId, employeeId: id, firstDay, lastDay }
    })
  })
  await markDaysChanged(tx, marks)
}

/** Marks the whole employments except the days of approved and paid runs, which keep their results. */
export async function markOpenDays(
  tx: Tx,
  people: readonly (Employment & { id: number })[],
  runs: readonly LockedPeriod[],
): Promise<void> {
  const locked = runs.map((run) => ({ from: run.from_date, to: run.to_date }))
  const companyId = companyOfTransaction(tx)
  const marks = people.flatMap(({ id, start_date, end_date }) =>
    openDays({ from: start_date, to: end_date ?? LAST_DAY }, locked).map(({ from, to }) => ({
      companyId,
      employeeId: id,
      firstDay: from,
      lastDay: to,
    })),
  )
  await markDaysChanged(tx, marks)
}
