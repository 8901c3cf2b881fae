import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { sumOf } from '../../domain/compare-pay.ts'
import type { DifferenceLine } from '../../domain/difference-lines.ts'
import { joinLines } from '../../domain/settle-difference.ts'

const PairRow = z.object({
  id: Id,
  lines: z.custom<DifferenceLine[]>(),
  live_id: Id,
  live_lines: z.custom<DifferenceLine[]>(),
})

const PAIRS = `
  select kept.id, kept.lines, live.id as live_id, live.lines as live_lines
  from pay_difference kept join pay_difference live on live.company_id = $1 and live.run_id = kept.run_id
    and live.employee_id = kept.employee_id and live.id <> kept.id and live.status = any($3)
  where kept.company_id = $1 and kept.id = any($2) order by kept.id for update`

type LiveStatus = 'open' | 'chosen' | 'ignored' | 'written_off'

/**
 * Joins settled or received differences that are opened again with what waits of the same payslip, such as the rest that was not taken:
 * only one difference of a payslip waits. Those that waited become void; the status of `ids` stays.
 */
export async function joinWaiting(tx: Tx, ids: readonly number[], statuses: readonly LiveStatus[]) {
  const pairs = await tx.query(PairRow, PAIRS, [tx.companyId, ids, statuses])
  if (pairs.length === 0) return
  await tx.execute(
    `update pay_difference set status = 'void', settled_run_id = null, version = version + 1
     where company_id = $1 and id = any($2)`,
    [tx.companyId, pairs.map(({ live_id }) => live_id)],
  )
  const joined = pairs.map(({ lines, live_lines }) => joinLines(lines, live_lines))
  await tx.execute(
    `update pay_difference d set lines = c.lines, amount = c.amount
     from unnest($2::bigint[], $3::jsonb[], $4::bigint[]) as c(id, lines, amount)
     where d.company_id = $1 and d.id = c.id`,
    [
      ...[tx.companyId, pairs.map(({ id }) => id)],
      joined.map((lines) => JSON.stringify(lines)),
      joined.map(sumOf),
    ],
  )
}
