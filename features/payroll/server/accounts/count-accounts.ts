import { z } from 'zod'
import type { Tx } from '#kit/database/database.ts'
import { Count } from '#kit/database/row-types.ts'
import type { Session } from '#kit/server/session.ts'
import type { RunRecord } from '../runs/run-record.ts'
import { transferSource, transfersOf } from './transfers.ts'

const AccountCounts = z.object({ new: Count, changed: Count, open: Count })
export type AccountCounts = z.infer<typeof AccountCounts>

const NONE: AccountCounts = { new: 0, changed: 0, open: 0 }

/**
 * How many accounts of a run are new, or changed since the last paid run or since its own calculation, and how many of both nobody has
 * confirmed. A paid run waits for nobody.
 */
export async function countAccounts(tx: Tx, run: RunRecord, reader: Session): Promise<AccountCounts> {
  if (run.calculation_id === null) return NONE
  const values: unknown[] = [tx.companyId]
  const source = await transferSource(tx, run, reader)
  const transfers = transfersOf((value) => `$${values.push(value)}`, source)
  const counts = await tx.one(
    AccountCounts,
    `select count(*) filter (where t.mark = 'new') as new, count(*) filter (where t.mark <> 'new') as changed,
       count(*) filter (where t.mark is not null and not t.is_confirmed) as open from ${transfers} where t.company_id = $1`,
    values,
  )
  return run.status === 'paid' ? { ...counts, open: 0 } : counts
}
