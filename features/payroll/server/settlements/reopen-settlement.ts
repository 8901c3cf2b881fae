import { takeBackPayments } from '#features/pay-items/server/index.ts'
import { storeDecisions } from '#features/schedules/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, companyOf, handle } from '#kit/server/handler.ts'
import { reopenSettlement as route } from '../../contract.ts'
import { APPROVAL_LOCK } from '../runs/approval-lock.ts'
import { loadRun } from '../runs/run-record.ts'
import { describeSettlement } from './describe-settlement.ts'
import { asFinal } from './settlement-record.ts'

/** The parts that could not be taken wait as differences of their own; they join what was taken again. */
const JOIN_RESTS = `
  update pay_difference rest set lines = settled.lines || rest.lines, amount = settled.amount + rest.amount, status = 'chosen',
    settled_run_id = $2, version = rest.version + 1
  from pay_difference settled
  where settled.company_id = $1 and settled.settled_run_id = $2 and settled.status = 'settled' and rest.company_id = $1
    and rest.run_id = settled.run_id and rest.employee_id = settled.employee_id and rest.status in ('open', 'chosen', 'ignored')`

const VOID_JOINED = `
  update pay_difference settled set status = 'void', settled_run_id = null, version = version + 1
  where company_id = $1 and settled_run_id = $2 and status = 'settled'
    and exists (select from pay_difference rest where rest.company_id = $1 and rest.run_id = settled.run_id
      and rest.employee_id = settled.employee_id and rest.status = 'chosen' and rest.settled_run_id = $2)`

const CHOOSE_AGAIN = `
  update pay_difference set status = 'chosen', version = version + 1
  where company_id = $1 and settled_run_id = $2 and status = 'settled'`

async function takeBackDifferences(tx: Tx, companyId: number, runId: number) {
  for (const sql of [JOIN_RESTS, VOID_JOINED, CHOOSE_AGAIN]) await tx.execute(sql, [companyId, runId])
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
    await takeBackDifferences(tx, companyId, run.id)
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
