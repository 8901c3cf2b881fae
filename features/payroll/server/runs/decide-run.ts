import { z } from 'zod'
import { ensureDerived, postCompTime } from '#features/attendance/server/index.ts'
import { storeDecisions } from '#features/requests/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id, Kip } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Count, IdRow } from '#kit/database/row-types.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import { actorOf, type Context, companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { approveRun as approveRoute, payRun as payRoute, Review } from '../../contract.ts'
import { approvalRefusal, isLocked } from '../../domain/run-states.ts'
import { requireConfirmedAccounts } from '../accounts/require-confirmed-accounts.ts'
import { changesSince } from '../changes/run-changes.ts'
import { IS_TO_CHECK } from '../checks/payslip-state.ts'
import { settleDifferences } from '../differences/settle-differences.ts'
import { paymentOf } from '../payment/payment-of.ts'
import { tellEmployees } from '../payslips/tell-employees.ts'
import { APPROVAL_LOCK } from './approval-lock.ts'
import { approvalFacts, describeRun, readDaysAhead } from './describe-run.ts'
import { lockIdleRun } from './idle-run.ts'
import { recordItemPayments, recordPaidLeave, takeEndedTimeOff } from './item-payments.ts'
import { overlappingRuns, requireConfirmed } from './overlapping-runs.ts'
import { loadRun, type RunRecord } from './run-record.ts'

const MAX_NAMES = 50

/** From here the run, its payslips and their inputs cannot be changed. */
export const approveRun = handle(approveRoute, async (context) => {
  const companyId = companyOf(context)
  await deriveDaysOf(context)
  // One after another: of two simultaneous approvals of the same days, the second one names the first.
  const exclusive = { lock: APPROVAL_LOCK }
  const work = async (tx: Tx) => {
    const run = await lockIdleRun(tx, companyId, context.params.id, 'approve')
    refuseStale(run, context.body?.version)
    const refusal = approvalRefusal(await approvalFacts(tx, companyId, run, context.session))
    if (refusal === 'run_has_unpayable')
      throw new AppError(refusal, { details: { employees: await unpayable(tx, companyId, run) } })
    if (refusal) throw new AppError(refusal)
    // Before the changes: the pay of an approved run of the month is one, and the user must know of the same days first.
    const overlaps = await overlappingRuns(tx, companyId, run, run.id)
    const locked = overlaps.filter(({ status }) => isLocked(status))
    const seen = new Set(context.body?.confirmed_runs)
    requireConfirmed(
      locked,
      locked.every(({ id }) => seen.has(id)),
    )
    const changes = await changesSince(tx, companyId, run)
    if (changes.is_outdated) throw new AppError('run_outdated', { details: changes })
    if (!context.body?.confirmed) await refuseReviews(tx, companyId, run)
    const ahead = await readDaysAhead(tx, companyId, run)
    if (ahead && !context.body?.confirmed_days_ahead)
      throw new AppError('run_has_days_ahead', { details: { days_ahead: ahead } })
    const confirmed = {
      ...(await unacceptedMarks(tx, companyId, run)),
      ...namesOf(locked),
      ...(ahead && { days_ahead: ahead.days }),
    }
    await recordItemPayments(tx, companyId, run)
    await recordPaidLeave(tx, run)
    await settleDifferences(tx, companyId, run, actorOf(context))
    await postTimeOff(tx, run, actorOf(context))
    await takeEndedTimeOff(tx, run, actorOf(context))
    await tellEmployees(tx, run)
    return decide(tx, context, run, 'approved', confirmed)
  }
  return context.db.inCompany(companyId, work, { exclusive })
})

const EMPLOYEES_OF_RUN = 'select employee_id as id from payslip where company_id = $1 and calculation_id = $2'

/** The overtime of the run that is paid with time off goes into the ledger of leave. */
async function postTimeOff(tx: Tx, run: RunRecord, actor: Actor): Promise<void> {
  if (run.kind === 'extra') return
  const rows = await tx.query(IdRow, EMPLOYEES_OF_RUN, [tx.companyId, run.calculation_id])
  const employeeIds = rows.map(({ id }) => id)
  await postCompTime(tx, { runId: run.id, from: run.from_date, to: run.to_date, employeeIds }, actor)
}

/** The approval compares the days of a calculated run with those of the calculation, so they must be current. */
async function deriveDaysOf(context: Pick<Context, 'db' | 'session'> & { params: { id: number } }) {
  const companyId = companyOf(context)
  const run = await inCompany(context, (tx) => loadRun(tx, companyId, context.params.id))
  if (run.status === 'calculated' && run.kind !== 'extra')
    await ensureDerived(context.db, companyId, run.from_date, run.to_date)
}

export const payRun = handle(payRoute, (context) =>
  inCompany(context, async (tx) => {
    const run = await lockIdleRun(tx, companyOf(context), context.params.id, 'pay')
    refuseStale(run, context.body?.version)
    if (context.session.entered) throw new AppError('company_decides')
    await requireConfirmedAccounts(tx, run, context.session)
    const payment = paymentOf(run, context.body, actorOf(context))
    return decide(tx, context, run, 'paid', {}, payment)
  }),
)

function refuseStale(run: RunRecord, version: number | undefined) {
  if (version !== undefined && version !== run.version) throw new AppError('stale_version')
}

/** Stores who decided and why, and changes the status. `confirmed`: for the log, what was approved although it was marked. */
async function decide(
  tx: Tx,
  context: Pick<Context, 'session' | 'language'> & {
    body?: { reason?: string | undefined } | null | undefined
  },
  run: RunRecord,
  verdict: 'approved' | 'paid',
  confirmed: object,
  payment?: { paid_on: string; paid_by: string },
) {
  const companyId = companyOf(context)
  const actor: Actor = actorOf(context)
  const step = verdict === 'paid' ? 'payment' : 'approval'
  const reason = context.body?.reason ?? ''
  await storeDecisions(tx, { subject: 'payroll_run', subjectIds: [run.id], step, verdict, reason, actor })
  await tx.execute(
    `update payroll_run set status = $3, version = version + 1, paid_on = $4, paid_by_name = $5
     where company_id = $1 and id = $2`,
    [companyId, run.id, verdict, payment?.paid_on ?? null, payment?.paid_by ?? ''],
  )
  await audit(tx, companyId, actor, {
    action: verdict === 'paid' ? 'pay' : 'approve',
    entity: 'payroll_run',
    entityId: run.id,
    before: { status: run.status },
    after: {
      status: verdict,
      calculation_id: run.calculation_id,
      ...confirmed,
      ...(payment && { paid_on: payment.paid_on, paid_by_name: payment.paid_by }),
    },
  })
  return { data: await describeRun(tx, companyId, run.id, context.session, context.language) }
}

/** Runs as the log names them; nothing without runs. */
const namesOf = (runs: readonly { title: string }[]) =>
  runs.length === 0 ? {} : { overlaps: runs.map(({ title }) => title) }

const UnacceptedRow = z.object({ payslips: Count, reviews: z.array(Review) })

/** How many payslips have marks that nobody has accepted, and which; nothing without them. */
async function unacceptedMarks(tx: Tx, companyId: number, run: RunRecord) {
  const { payslips, reviews } = await tx.one(
    UnacceptedRow,
    `select count(distinct p.employee_id) as payslips, coalesce(array_agg(distinct mark) filter (where mark is not null), '{}') as reviews
     from payslip p cross join lateral unnest(p.reviews) as mark
     where p.company_id = $1 and p.calculation_id = $2 and ${IS_TO_CHECK}`,
    [companyId, run.calculation_id],
  )
  return payslips === 0 ? {} : { unaccepted: payslips, reviews }
}

const MarkedRow = z.object({
  employee_id: Id,
  emp_number: z.string(),
  name: z.string(),
  reviews: z.array(Review),
})

/** Throws `run_has_reviews` with the first payslips by employee number whose marks nobody has accepted. */
async function refuseReviews(tx: Tx, companyId: number, run: RunRecord) {
  const employees = await tx.query(
    MarkedRow,
    `select p.employee_id, p.emp_number, p.name, p.reviews from payslip p
     where p.company_id = $1 and p.calculation_id = $2 and ${IS_TO_CHECK}
     order by p.emp_number collate emp_number_order, p.employee_id limit ${MAX_NAMES}`,
    [companyId, run.calculation_id],
  )
  if (employees.length > 0) throw new AppError('run_has_reviews', { details: { employees } })
}

const UnpayableRow = z.object({ employee_id: Id, emp_number: z.string(), name: z.string(), net: Kip })

const unpayable = (tx: Tx, companyId: number, run: RunRecord) =>
  tx.query(
    UnpayableRow,
    `select employee_id, emp_number, name, net from payslip
     where company_id = $1 and calculation_id = $2 and net < 0 order by net limit ${MAX_NAMES}`,
    [companyId, run.calculation_id],
  )
