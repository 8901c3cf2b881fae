import { z } from 'zod'
import { Id, Kip } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Actor, auditEach } from '#kit/server/audit.ts'
import { DifferenceStatus } from '../../contract.ts'
import { sumOf } from '../../domain/compare-pay.ts'
import type { DifferenceLine } from '../../domain/difference-lines.ts'
import { joinLines } from '../../domain/settle-difference.ts'

const Row = z.object({
  id: Id,
  run_id: Id,
  employee_id: Id,
  status: DifferenceStatus,
  amount: Kip,
  lines: z.custom<DifferenceLine[]>(),
})
type Row = z.infer<typeof Row>

/** Those of `$2`, and what waits of the same payslips. */
const ROWS = `
  select d.id, d.run_id, d.employee_id, d.status, d.amount, d.lines from pay_difference d
  where d.company_id = $1 and (d.id = any($2) or (d.status = any($3) and exists (
    select from pay_difference kept where kept.company_id = $1 and kept.id = any($2) and kept.run_id = d.run_id
      and kept.employee_id = d.employee_id)))
  order by d.id for update of d`

type LiveStatus = 'open' | 'chosen' | 'ignored' | 'written_off'

interface Join {
  kept: Row
  /** The others of the payslip, which become void. */
  others: Row[]
  lines: DifferenceLine[]
  amount: number
}

/** The first of `ids` takes the others of its payslip; payslips with only one difference are not returned. */
function joinsOf(rows: readonly Row[], ids: ReadonlySet<number>): Join[] {
  const ofPayslip = Map.groupBy(rows, ({ run_id, employee_id }) => `${run_id}/${employee_id}`)
  return [...ofPayslip.values()].flatMap((all) => {
    const kept = all.find(({ id }) => ids.has(id))
    const others = all.filter((row) => row !== kept)
    if (!kept || others.length === 0) return []
    const lines = others.reduce((joined, other) => joinLines(joined, other.lines), kept.lines)
    return [{ kept, others, lines, amount: sumOf(lines) }]
  })
}

/**
 * Joins settled or received differences that are opened again with what waits of the same payslip, such as the rest that was not taken,
 * and with each other: only one difference of a payslip waits. Those that are joined become void; the status of the others stays.
 * The log names each of them, also one that somebody had given up. Returns the new amounts of those that took others, in kip, and
 * the void ones.
 */
export async function joinWaiting(
  tx: Tx,
  actor: Actor,
  ids: readonly number[],
  statuses: readonly LiveStatus[],
): Promise<{ amounts: Map<number, number>; voided: Set<number> }> {
  const joins = joinsOf(await tx.query(Row, ROWS, [tx.companyId, ids, statuses]), new Set(ids))
  const others = joins.flatMap((join) => join.others)
  const outcome = {
    amounts: new Map(joins.map(({ kept, amount }) => [kept.id, amount])),
    voided: new Set(others.map(({ id }) => id)),
  }
  if (joins.length === 0) return outcome
  await tx.execute(
    `update pay_difference set status = 'void', settled_run_id = null, version = version + 1
     where company_id = $1 and id = any($2)`,
    [tx.companyId, [...outcome.voided]],
  )
  await tx.execute(
    `update pay_difference d set lines = c.lines, amount = c.amount
     from unnest($2::bigint[], $3::jsonb[], $4::bigint[]) as c(id, lines, amount)
     where d.company_id = $1 and d.id = c.id`,
    [
      ...[tx.companyId, joins.map(({ kept }) => kept.id)],
      joins.map(({ lines }) => JSON.stringify(lines)),
      joins.map(({ amount }) => amount),
    ],
  )
  await auditEach(tx, actor, { action: 'join', entity: 'pay_difference' }, [
    ...others.map(({ id, employee_id, status, amount }) => ({
      entityId: id,
      before: { status },
      after: { employee_id, status: 'void', amount },
    })),
    ...joins.map(({ kept, amount }) => ({
      entityId: kept.id,
      before: { amount: kept.amount },
      after: { employee_id: kept.employee_id, amount },
    })),
  ])
  return outcome
}
