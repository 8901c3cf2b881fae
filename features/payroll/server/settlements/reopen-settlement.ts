import { takeBackLeavePayments } from '#features/leave/server/index.ts'
import { takeBackPayments } from '#features/pay-items/server/index.ts'
import { storeDecisions } from '#features/requests/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import { actorOf, companyOf, handle } from '#kit/server/handler.ts'
import { reopenSettlement as route } from '../../contract.ts'
import { joinWaiting } from '../differences/join-differences.ts'
import { APPROVAL_LOCK } from '../runs/approval-lock.ts'
import { loadRun } from '../runs/run-record.ts'
import { describeSettlement } from './describe-settlement.ts'
import { asFinal } from './settlement-record.ts'

const CHOOSE_AGAIN = `
  update pay_difference set status = 'chosen', version = version + 1
  where company_id = $1 and settled_run_id = $2 and status = 'settled'`

/** The parts that could not be taken, which wait as differences of their own, join what was taken again. */
async function takeBackDifferences(tx: Tx, actor: Actor, runId: number) {
  const companyId = tx.companyId
  const settled = await tx.query(
    IdRow,
    `select id from pay_difference where company_id = $1 and settled_run_id = $2 and status = 'settled'`,
    [companyId, runId],
  )
  await joinWaiting(
    tx,
    actor,
    settled.map(({ id }) => id),
    ['open', 'chosen', 'ignored', 'written_off'],
  )
  await tx.execute(CHOOSE_AGAIN, [companyId, runId])
}

/** Takes back the approval of a settlement: what it has settled of items and differences is open again. */
export const reopenSettlement = handle(route, (context) => {
  const companyId = companyOf(context)
  const work = async (tx: Tx) => {
    const run = asFinal(await loadRun(tx, companyId, context.params.id, { lock: true }))
    const { version, reason } = context.body
    if (run.version !== version) throw new AppError('stale_version')
    if (run.status !== 'approved') throw new AppError('run_status')
    if (context.session.entered) throw new AppError('company_decides')
    await takeBackPayments(tx, run.id)
    await takeBackLeavePayments(tx, run.id)
    await takeBackDifferences(tx, actorOf(context), run.id)
    await storeDecisions(tx, {
      ...{ subject: 'payroll_run', subjectIds: [run.id], step: 'approval', verdict: 'withdrawn', reason },
      actor: actorOf(context),
    })
    await tx.execute(
      `update payroll_run set status = 'calculated', version = version + 1 where company_id = $1 and id = $2`,
      [companyId, run.id],
    )
    await audit(tx, companyId, actorOf(context), {
      ...{ action: 'reopen', entity: 'settlement', entityId: run.id },
      before: { status: 'approved' },
      after: { status: 'calculated', reason },
    })
    return { data: await describeSettlement(tx, context, run.id) }
  }
  return context.db.inCompany(companyId, work, { exclusive: { lock: APPROVAL_LOCK } })
})
