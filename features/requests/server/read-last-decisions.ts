import { z } from 'zod'
import { Id, Instant } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { instant } from '#kit/server/list/list-sql.ts'

const LastDecision = z.object({ request_id: Id, actor: z.string(), at: Instant })
export type LastDecision = z.infer<typeof LastDecision>

const LAST = `
  select distinct on (d.request_id) d.request_id, d.actor, ${instant('d.at')} as at from decision d
  where d.company_id = $1 and d.request_id = any($2) and d.verdict in ('approved', 'rejected', 'returned')
  order by d.request_id, d.id desc`

/** Who has decided these requests last, and when. */
export async function readLastDecisions(
  tx: Tx,
  requestIds: readonly number[],
): Promise<Map<number, LastDecision>> {
  if (requestIds.length === 0) return new Map()
  const rows = await tx.query(LastDecision, LAST, [tx.companyId, requestIds])
  return new Map(rows.map((row) => [row.request_id, row]))
}
