import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { companyOf, handle, inCompany } from '#kit/server/handler.ts'
import {
  ignoreDifferences as ignoreRoute,
  reopenDifferences as reopenRoute,
  settleDifferences as settleRoute,
} from '../../contract.ts'
import { idsToPay } from '../calculation/employees-to-pay.ts'
import { readScope } from '../calculation/pay-scope.ts'
import { lockIdleRun } from '../runs/idle-run.ts'
import type { RunRecord } from '../runs/run-record.ts'
import { decide } from './store-decision.ts'

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
      // To give a claim up needs the permission to settle: `/pay-claim/write-off`.
      refusalOf: ({ status, is_claim }) => (status === 'open' && !is_claim ? null : 'difference_status'),
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
