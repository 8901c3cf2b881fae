import { z } from 'zod'
import { addDays, laterDay } from '#kit/contract/days.ts'
import { Instant } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { instant } from '#kit/server/list/list-sql.ts'
import type { LeaveYear } from '../../contract.ts'
import { lotDays } from '../../domain/ledger/grants.ts'
import { readRules } from '../ledger/read-leave-accounts.ts'

const ClosedRow = z.object({ year: z.int(), closed_at: Instant, closed_by: z.string() })
const CLOSED = `
  select year, ${instant('created_at')} as closed_at, account_name as closed_by from leave_closing where company_id = $1 order by year`

const FirstRow = z.object({ year: z.int().nullable() })
const FIRST = `
  select extract(year from min(from_day))::int as year from leave_entry where company_id = $1 and from_day >= '2000-01-01'`

/** The years from the first one of the ledger to that of today, latest first. */
export async function readYears(tx: Tx, today: string): Promise<LeaveYear[]> {
  const closed = await tx.query(ClosedRow, CLOSED, [tx.companyId])
  const { year: firstEntry } = await tx.one(FirstRow, FIRST, [tx.companyId])
  const { types, setting } = await readRules(tx)
  const now = Number(today.slice(0, 4))
  const lastClosed = closed.at(-1)?.year
  const nextOne = lastClosed === undefined ? Math.min(firstEntry ?? now, now) : lastClosed + 1
  const closableFrom = (year: number) => {
    const ends = types.map((type) => lotDays(type, setting, `${year}-01-01`).expires_on ?? '')
    return addDays(ends.reduce(laterDay, `${year}-12-31`), 1)
  }
  const years: LeaveYear[] = closed.map((one) => ({
    ...{ ...one, state: 'closed', closable_from: closableFrom(one.year) },
  }))
  for (let year = nextOne; year <= now; year++) {
    const from = closableFrom(year)
    const state = year === nextOne && today >= from ? 'open' : 'later'
    years.push({ year, state, closable_from: from, closed_at: null, closed_by: null })
  }
  return years.reverse()
}
