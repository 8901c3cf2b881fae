import { z } from 'zod'
import type { Tx } from '#kit/database/database.ts'
import { Count } from '#kit/database/row-types.ts'
import type { Session } from '#kit/server/session.ts'
import { AccountMark } from '../../contract.ts'
import type { RunRecord } from '../runs/run-record.ts'
import { transferSource, transfersOf } from './transfers.ts'

export interface AccountCounts {
  new: number
  changed: number
  open: number
}

const CountOfMark = z.object({ mark: AccountMark, is_confirmed: z.boolean(), accounts: Count })

/**
 * How many accounts of a run are new, or changed since the last paid run or since its own calculation, and how many
 * of them are not confirmed. A paid run needs no confirmation.
 */
export async function countAccounts(tx: Tx, run: RunRecord, reader: Session): Promise<AccountCounts> {
  if (run.calculation_id === null) return { new: 0, changed: 0, open: 0 }
  const values: unknown[] = [tx.companyId]
  const source = await transferSource(tx, run, reader)
  const transfers = transfersOf((value) => `$${values.push(value)}`, source)
  const rows = await tx.query(
    CountOfMark,
    `select t.mark, t.is_confirmed, count(*) as accounts from ${transfers}
     where t.company_id = $1 and t.mark is not null and t.hold is null group by t.mark, t.is_confirmed`,
    values,
  )
  const sum = (isCounted: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isCounted).reduce((all, { accounts }) => all + accounts, 0)
  return {
    new: sum(({ mark }) => mark === 'new'),
    changed: sum(({ mark }) => mark !== 'new'),
    open: sum(({ is_confirmed }) => !is_confirmed && run.status !== 'paid'),
  }
}
