import { findCompType, readLeaveAccounts } from '#features/leave/server/index.ts'
import type { RequestStatus } from '#features/requests/contract/status.ts'
import type { Tx } from '#kit/database/database.ts'
import { readMinutesOfUnits } from './read-credit.ts'

interface Row {
  id: number
  use_date: string
  status: RequestStatus
}

/** Adds to each use what it takes of the credit today; a fixed number of statements. */
export async function addCredit<R extends Row>(
  tx: Tx,
  rows: readonly R[],
  employeeOf: (row: R) => number,
): Promise<(R & { credit_minutes: number | null })[]> {
  const counting = rows.filter(({ status }) => ['pending', 'approved', 'success'].includes(status))
  const typeId = await findCompType(tx)
  if (counting.length === 0 || typeId === null) return rows.map((row) => ({ ...row, credit_minutes: null }))
  const dates = counting.map(({ use_date }) => use_date).sort()
  const accounts = await readLeaveAccounts(tx, {
    ...{ employeeIds: counting.map(employeeOf), typeIds: [typeId], hidden: true },
    ...{ from: dates[0] as string, to: dates.at(-1) as string },
  })
  const minutesOf = await readMinutesOfUnits(tx)
  const counted = new Set(counting.map(({ id }) => id))
  return rows.map((row) => {
    if (!counted.has(row.id)) return { ...row, credit_minutes: null }
    const { uses } = accounts.account(employeeOf(row), typeId).ledger
    const units = uses.reduce((sum, use) => sum + (use.leaveId === row.id ? use.units : 0), 0)
    return { ...row, credit_minutes: minutesOf(units) }
  })
}
