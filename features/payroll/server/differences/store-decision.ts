import { z } from 'zod'
import { joinPerson } from '#features/employees/server/index.ts'
import type { BulkOutcome } from '#kit/contract/bulk.ts'
import { AppError, type ErrorCode } from '#kit/contract/errors.ts'
import { Id, IsoDate, Kip, Version } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { auditEach } from '#kit/server/audit.ts'
import { errorBody } from '#kit/server/errors.ts'
import { actorOf, type Context, companyOf } from '#kit/server/handler.ts'
import { DifferenceStatus } from '../../contract.ts'
import { HAS_LEFT } from './list-differences.ts'

const StoredRow = z.object({
  id: Id,
  employee_id: Id,
  status: DifferenceStatus,
  /** The first day of the run of the payslip. */
  from_date: IsoDate,
  amount: Kip,
  settled_run_id: Id.nullable(),
  version: Version,
  /** The person has left and would pay back. */
  is_claim: z.boolean(),
  /** A run that is not approved takes another difference of the same payslip. */
  has_chosen: z.boolean(),
})
export type StoredRow = z.infer<typeof StoredRow>

/** In the order of ids, so that two users with the same differences wait for each other. */
const lockRows = (tx: Tx, companyId: number, ids: readonly number[]) =>
  tx.query(
    StoredRow,
    `select d.id, d.employee_id, d.status, run.from_date, d.amount, d.settled_run_id, d.version, d.amount < 0 and ${HAS_LEFT} as is_claim,
       exists (select from pay_difference other where other.company_id = d.company_id and other.run_id = d.run_id
         and other.employee_id = d.employee_id and other.status = 'chosen' and other.id <> d.id) as has_chosen
     from pay_difference d join payroll_run run on run.company_id = d.company_id and run.id = d.run_id
     ${joinPerson('d')} where d.company_id = $1 and d.id = any($2) order by d.id for update of d`,
    [companyId, ids],
  )

/** What changed before the decision is stored: other amounts, and differences that another one has taken. */
interface Prepared {
  amounts: ReadonlyMap<number, number>
  voided: ReadonlySet<number>
}

export interface Decision {
  action: 'choose' | 'ignore' | 'reopen' | 'receive' | 'write-off'
  status: DifferenceStatus
  runId: number | null
  reason: string
  receivedOn?: string
  /** Runs before the rows are stored. */
  prepare?: (tx: Tx, ids: readonly number[]) => Promise<Prepared>
  refusalOf: (row: StoredRow) => ErrorCode | null
}

export interface DecisionRequest {
  ids: readonly number[]
  version?: number | undefined
}

/** Stores one decision on several differences; those that do not allow it get an error and the others are stored. */
export async function decide(
  tx: Tx,
  context: Pick<Context, 'session' | 'language'>,
  { ids, version }: DecisionRequest,
  decision: Decision,
): Promise<{ data: { outcomes: BulkOutcome[] } }> {
  const companyId = companyOf(context)
  const rows = new Map((await lockRows(tx, companyId, ids)).map((row) => [row.id, row]))
  const refusalOf = (row: StoredRow | undefined): ErrorCode | null => {
    if (!row) return 'not_found'
    if (version !== undefined && row.version !== version) return 'stale_version'
    return decision.refusalOf(row)
  }
  const outcomes = [...new Set(ids)].map((id): BulkOutcome => {
    const refusal = refusalOf(rows.get(id))
    if (!refusal) return { id, error: null }
    const { code, message } = errorBody(new AppError(refusal), context.language)
    return { id, error: { code, message } }
  })
  await store(
    tx,
    context,
    decision,
    outcomes.flatMap(({ id, error }) => (error ? [] : (rows.get(id) ?? []))),
  )
  return { data: { outcomes } }
}

async function store(
  tx: Tx,
  context: Pick<Context, 'session'>,
  { action, status, runId, reason, receivedOn, prepare }: Decision,
  decided: readonly StoredRow[],
) {
  if (decided.length === 0) return
  const actor = actorOf(context)
  const prepared = await prepare?.(
    tx,
    decided.map(({ id }) => id),
  )
  const rows = decided.filter(({ id }) => !prepared?.voided.has(id))
  const ids = rows.map(({ id }) => id)
  await tx.execute(
    `update pay_difference set status = $3, settled_run_id = $4, reason = $5, decided_by = $6, decided_by_name = $7,
       received_on = $8, decided_at = statement_timestamp(), version = version + 1
     where company_id = $1 and id = any($2)`,
    [...[companyOf(context), ids, status, runId, reason, actor.accountId, actor.name], receivedOn ?? null],
  )
  await auditEach(
    tx,
    actor,
    { action, entity: 'pay_difference' },
    rows.map((row) => ({
      entityId: row.id,
      before: { status: row.status },
      after: {
        ...{
          employee_id: row.employee_id,
          status,
          amount: prepared?.amounts.get(row.id) ?? row.amount,
          settled_run_id: runId,
          reason,
        },
        ...(receivedOn !== undefined && { received_on: receivedOn }),
      },
    })),
  )
}
