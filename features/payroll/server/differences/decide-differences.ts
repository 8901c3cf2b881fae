import { z } from 'zod'
import type { BulkOutcome } from '#kit/contract/bulk.ts'
import { AppError, type ErrorCode } from '#kit/contract/errors.ts'
import { Id, Kip, Version } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { auditEach } from '#kit/server/audit.ts'
import { errorBody } from '#kit/server/errors.ts'
import { actorOf, type Context, companyOf, handle, inCompany } from '#kit/server/handler.ts'
import {
  DifferenceStatus,
  ignoreDifferences as ignoreRoute,
  reopenDifferences as reopenRoute,
  settleDifferences as settleRoute,
} from '../../contract.ts'
import { idsToPay } from '../calculation/employees-to-pay.ts'
import { readScope } from '../calculation/pay-scope.ts'
import { lockIdleRun } from '../runs/idle-run.ts'
import type { RunRecord } from '../runs/run-record.ts'

const StoredRow = z.object({
  id: Id,
  employee_id: Id,
  status: DifferenceStatus,
  amount: Kip,
  settled_run_id: Id.nullable(),
  version: Version,
})
type StoredRow = z.infer<typeof StoredRow>

/** In the order of ids, so that two users with the same differences wait for each other. */
const lockRows = (tx: Tx, companyId: number, ids: readonly number[]) =>
  tx.query(
    StoredRow,
    `select id, employee_id, status, amount, settled_run_id, version from pay_difference
     where company_id = $1 and id = any($2) order by id for update`,
    [companyId, ids],
  )

interface Decision {
  action: 'choose' | 'ignore' | 'reopen'
  status: DifferenceStatus
  runId: number | null
  reason: string
  refusalOf: (row: StoredRow) => ErrorCode | null
}

interface Request {
  ids: readonly number[]
  version?: number | undefined
}

/** Stores one decision on several differences; those that do not allow it get an error and the others are stored. */
async function decide(
  tx: Tx,
  context: Pick<Context, 'session' | 'language'>,
  { ids, version }: Request,
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
  { action, status, runId, reason }: Decision,
  rows: readonly StoredRow[],
) {
  if (rows.length === 0) return
  const actor = actorOf(context)
  await tx.execute(
    `update pay_difference set status = $3, settled_run_id = $4, reason = $5, decided_by = $6, decided_by_name = $7,
       decided_at = statement_timestamp(), version = version + 1
     where company_id = $1 and id = any($2)`,
    [companyOf(context), rows.map(({ id }) => id), status, runId, reason, actor.accountId, actor.name],
  )
  await auditEach(
    tx,
    actor,
    { action, entity: 'pay_difference' },
    rows.map((row) => ({
      entityId: row.id,
      before: { status: row.status },
      after: { employee_id: row.employee_id, status, amount: row.amount, settled_run_id: runId, reason },
    })),
  )
}

/** The employees whom a run can pay. */
async function peopleOf(tx: Tx, companyId: number, run: RunRecord) {
  const scope = await readScope(tx, run)
  return new Set(await idsToPay(tx, companyId, { from: run.from_date, to: run.to_date }, scope))
}

/** The run's row is locked: it cannot be approved or calculated at the same time. */
export const settleChosen = handle(settleRoute, (context) =>
  inCompany(context, async (tx) => {
    const companyId = companyOf(context)
    const run = await lockIdleRun(tx, companyId, context.body.run_id, 'calculate')
    const people = await peopleOf(tx, companyId, run)
    return decide(tx, context, context.body, {
      ...{ action: 'choose', status: 'chosen', runId: run.id, reason: '' },
      refusalOf: ({ status, employee_id }) => {
        if (status !== 'open') return 'difference_status'
        return people.has(employee_id) ? null : 'difference_unpaid'
      },
    })
  }),
)

export const ignoreChosen = handle(ignoreRoute, (context) =>
  inCompany(context, (tx) =>
    decide(tx, context, context.body, {
      ...{ action: 'ignore', status: 'ignored', runId: null, reason: context.body.reason },
      refusalOf: ({ status }) => (status === 'open' ? null : 'difference_status'),
    }),
  ),
)

const RunRow = z.object({ id: Id })

const RUNS_OF = `
  select distinct settled_run_id as id from pay_difference
  where company_id = $1 and id = any($2) and status = 'chosen' order by id`

/** The runs that took the differences are locked first, as everywhere; they must not be calculating. */
export const reopenChosen = handle(reopenRoute, (context) =>
  inCompany(context, async (tx) => {
    const companyId = companyOf(context)
    for (const { id } of await tx.query(RunRow, RUNS_OF, [companyId, context.body.ids]))
      await lockIdleRun(tx, companyId, id, 'calculate')
    return decide(tx, context, context.body, {
      ...{ action: 'reopen', status: 'open', runId: null, reason: '' },
      refusalOf: ({ status }) => (status === 'ignored' || status === 'chosen' ? null : 'difference_status'),
    })
  }),
)
