import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'

const Row = z.object({ request_id: Id, account_id: Id })

/** The accounts that have approved these requests: they are told if one is withdrawn or cancelled. */
export async function readDecidersOf(tx: Tx, requestIds: readonly number[]): Promise<Map<number, number[]>> {
  const rows = await tx.query(
    Row,
    `select distinct d.request_id, d.account_id from decision d
     where d.company_id = $1 and d.request_id = any($2) and d.verdict = 'approved' and d.account_id is not null`,
    [tx.companyId, requestIds],
  )
  const accounts = Map.groupBy(rows, ({ request_id }) => request_id)
  return new Map([...accounts].map(([id, ones]) => [id, ones.map(({ account_id }) => account_id)]))
}
