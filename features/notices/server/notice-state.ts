import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Count } from '#kit/database/row-types.ts'
import type { NoticeState } from '../contract/notices.ts'

const StateRow = z.object({ account_id: Id, unread: Count, latest_id: Id })

export const NO_NOTICES: NoticeState = { unread: 0, latest_id: 0 }

/** The state of each account of the transaction's company; those without notices are missing. */
export async function readStates(tx: Tx, accountIds: readonly number[]): Promise<Map<number, NoticeState>> {
  const rows = await tx.query(
    StateRow,
    `select account_id, count(*) filter (where read_at is null) as unread, max(id) as latest_id from notice
     where company_id = $1 and account_id = any($2) group by account_id`,
    [tx.companyId, accountIds],
  )
  return new Map(rows.map(({ account_id, ...state }) => [account_id, state]))
}

export const readState = async (tx: Tx, accountId: number): Promise<NoticeState> =>
  (await readStates(tx, [accountId])).get(accountId) ?? NO_NOTICES
