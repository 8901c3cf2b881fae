import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { earnedAtEnd } from '../../domain/leave-balance.ts'
import { daysOfUnits } from '../../domain/ledger/entries.ts'
import { readLeaveAccounts } from '../ledger/read-leave-accounts.ts'

const ANNUAL = `select id from leave_type where company_id = $1 and deleted_at is null and category = 'annual' order by id`

const annualTypes = async (tx: Tx) => (await tx.query(IdRow, ANNUAL, [tx.companyId])).map(({ id }) => id)

/**
 * The days of annual leave that each employee has left on a day, after the approved leave up to the end of its year.
 * Employees without annual leave, or with an unlimited one, are not in the answer.
 */
export async function readLeaveLeft(
  tx: Tx,
  employeeIds: readonly number[],
  on: string,
): Promise<Map<number, number>> {
  const typeIds = await annualTypes(tx)
  const left = new Map<number, number>()
  if (typeIds.length === 0 || employeeIds.length === 0) return left
  const asked = { employeeIds, typeIds, from: on, to: on, approvedOnly: true, hidden: true }
  const accounts = await readLeaveAccounts(tx, asked)
  for (const id of accounts.people())
    for (const typeId of typeIds) {
      const days = accounts.account(id, typeId).ledger.balance(on).left
      if (days !== null) left.set(id, (left.get(id) ?? 0) + days)
    }
  return left
}

/**
 * The half days of annual leave of somebody who leaves: earned by the days of employment in the year of the last day, and used until
 * then. What was carried over, entered by users or given month by month is not cut. Null without annual leave, or with an unlimited one.
 */
export async function readLeaveAtEnd(
  tx: Tx,
  employeeId: number,
  lastDay: string,
): Promise<{ earnedHalves: number; usedHalves: number } | null> {
  const typeIds = await annualTypes(tx)
  if (typeIds.length === 0) return null
  const accounts = await readLeaveAccounts(tx, {
    ...{ employeeIds: [employeeId], typeIds, from: lastDay, to: lastDay },
    ...{ approvedOnly: true, until: lastDay, hidden: true },
  })
  if (accounts.people().length === 0) return null
  const balances = typeIds.flatMap((typeId) => {
    const { ledger, employee } = accounts.account(employeeId, typeId)
    const { earned, used, carried, expired } = ledger.balance(lastDay)
    if (earned === null) return []
    const yearly = daysOfUnits(ledger.yearlyOn(lastDay))
    const others = earned - yearly + carried - expired
    const cut = earnedAtEnd(
      { earned: yearly, used: Math.max(0, used - others) },
      employee.start_date,
      lastDay,
    )
    return [{ earned: cut + others, used }]
  })
  if (balances.length === 0) return null
  const sum = (of: (one: (typeof balances)[number]) => number) =>
    balances.reduce((halves, one) => halves + Math.floor(of(one) * 2 + 1e-9), 0)
  return { earnedHalves: sum(({ earned }) => earned), usedHalves: sum(({ used }) => used) }
}
