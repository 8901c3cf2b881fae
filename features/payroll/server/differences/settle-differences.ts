import { z } from 'zod'
import { Id, Kip } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Actor, auditEach } from '#kit/server/audit.ts'
import { sumOf } from '../../domain/compare-pay.ts'
import type { DifferenceLine } from '../../domain/difference-lines.ts'
import { type Settlement, settleDifference } from '../../domain/settle-difference.ts'
import type { RunRecord } from '../runs/run-record.ts'

const ChosenRow = z.object({
  id: Id,
  run_id: Id,
  employee_id: Id,
  lines: z.custom<DifferenceLine[]>(),
  is_approximate: z.boolean(),
})
type ChosenRow = z.infer<typeof ChosenRow>

const TakenRow = z.object({ id: Id, amount: Kip, taxable: z.boolean(), in_sso_base: z.boolean() })

const TAKEN = `
  select (paid.line #>> '{how,id}')::bigint as id, (paid.line ->> 'amount')::bigint as amount,
    (paid.line #>> '{how,taxable}')::boolean as taxable, (paid.line #>> '{how,inSsoBase}')::boolean as in_sso_base
  from payslip p cross join lateral jsonb_path_query(p.lines, '$[*] ? (@.how.kind == "difference")') as paid(line)
  where p.company_id = $1 and p.calculation_id = $2`

/**
 * Settles the differences that the payslips of a run have taken, in the transaction of its approval. What a payslip could not take
 * becomes a difference that waits, and what no payslip has taken waits again.
 */
export async function settleDifferences(
  tx: Tx,
  companyId: number,
  run: Pick<RunRecord, 'id' | 'calculation_id'>,
  actor: Actor,
): Promise<void> {
  const chosen = await tx.query(
    ChosenRow,
    `select id, run_id, employee_id, lines, is_approximate from pay_difference
     where company_id = $1 and settled_run_id = $2 and status = 'chosen' order by id for update`,
    [companyId, run.id],
  )
  if (chosen.length === 0) return
  const taken = Map.groupBy(await tx.query(TakenRow, TAKEN, [companyId, run.calculation_id]), ({ id }) => id)
  const outcomes = chosen.map((row) => ({ row, ...settleDifference(row.lines, taken.get(row.id) ?? []) }))
  const settled = outcomes.filter((one) => one.settled.length > 0)
  await releaseRest(
    tx,
    actor,
    outcomes.filter((one) => one.settled.length === 0).map(({ row }) => row),
  )
  await storeSettled(tx, companyId, settled, actor)
  await storeRests(
    tx,
    companyId,
    settled.filter(({ rest }) => rest.length > 0),
  )
  await auditEach(
    tx,
    actor,
    { action: 'settle', entity: 'pay_difference' },
    settled.map((one) => ({
      entityId: one.row.id,
      before: { status: 'chosen' },
      after: { status: 'settled', settled_run_id: run.id, amount: sumOf(one.settled) },
    })),
  )
}

type Outcome = Settlement & { row: ChosenRow }

async function releaseRest(tx: Tx, actor: Actor, rows: readonly ChosenRow[]) {
  await tx.execute(
    `update pay_difference set status = 'open', settled_run_id = null, version = version + 1
     where company_id = $1 and id = any($2)`,
    [tx.companyId, rows.map(({ id }) => id)],
  )
  await auditEach(
    tx,
    actor,
    { action: 'reopen', entity: 'pay_difference' },
    rows.map(({ id, employee_id }) => ({
      entityId: id,
      before: { status: 'chosen' },
      after: { employee_id, status: 'open' },
    })),
  )
}

const storeSettled = (tx: Tx, companyId: number, settled: readonly Outcome[], actor: Actor) =>
  tx.execute(
    `update pay_difference d set status = 'settled', lines = c.lines, amount = c.amount, version = d.version + 1,
       decided_by = $2, decided_by_name = $3, decided_at = statement_timestamp()
     from unnest($4::bigint[], $5::jsonb[], $6::bigint[]) as c(id, lines, amount)
     where d.company_id = $1 and d.id = c.id`,
    [
      ...[companyId, actor.accountId, actor.name],
      settled.map(({ row }) => row.id),
      settled.map((one) => JSON.stringify(one.settled)),
      settled.map((one) => sumOf(one.settled)),
    ],
  )

const storeRests = (tx: Tx, companyId: number, rests: readonly Outcome[]) =>
  tx.execute(
    `insert into pay_difference (company_id, run_id, employee_id, lines, amount, is_approximate)
     select $1, * from unnest($2::bigint[], $3::bigint[], $4::jsonb[], $5::bigint[], $6::boolean[])
     on conflict (company_id, id) do nothing`,
    [
      companyId,
      rests.map(({ row }) => row.run_id),
      rests.map(({ row }) => row.employee_id),
      rests.map(({ rest }) => JSON.stringify(rest)),
      rests.map(({ rest }) => sumOf(rest)),
      rests.map(({ row }) => row.is_approximate),
    ],
  )

/** The differences that a run was to take wait again, because the run is deleted. */
export const releaseDifferences = (tx: Tx, companyId: number, runId: number) =>
  tx.execute(
    `update pay_difference set status = 'open', settled_run_id = null, version = version + 1
     where company_id = $1 and settled_run_id = $2 and status = 'chosen'`,
    [companyId, runId],
  )
