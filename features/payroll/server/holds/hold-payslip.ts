import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Context, companyOf, handle, inCompany } from '#kit/server/handler.ts'
import {
  payHeldPayslip as payRoute,
  releasePayslip as releaseRoute,
  holdPayslip as route,
} from '../../contract.ts'
import { isLocked } from '../../domain/run-states.ts'
import { requireConfirmedOf } from '../accounts/require-confirmed-accounts.ts'
import { isOmitted } from '../checks/omit-employee.ts'
import { paymentOf } from '../payment/payment-of.ts'
import { tellOfPayslip } from '../payslips/tell-employees.ts'
import { loadRun, type RunRecord } from '../runs/run-record.ts'
import { findHold, type HoldRow, toHold } from './hold-record.ts'

type Caller = Pick<Context, 'session'> & { params: { id: number; employee_id: number } }

/** The run, locked, for a decision on one payslip of it; its lock orders holds, payments and calculations. */
async function lockForDecision(tx: Tx, context: Caller): Promise<RunRecord> {
  if (context.session.entered) throw new AppError('company_decides')
  return loadRun(tx, companyOf(context), context.params.id, { lock: true })
}

const EmployeeRow = z.object({ employee_id: Id })

async function requirePayslip(tx: Tx, run: RunRecord, employeeId: number) {
  const row = await tx.maybeOne(
    EmployeeRow,
    'select employee_id from payslip where company_id = $1 and calculation_id = $2 and employee_id = $3',
    [tx.companyId, run.calculation_id, employeeId],
  )
  if (!row) throw new AppError('not_found')
}

const log = (tx: Tx, context: Caller, action: 'hold' | 'release' | 'pay', id: number, after: object) =>
  audit(tx, companyOf(context), actorOf(context), {
    action,
    entity: 'payslip_hold',
    entityId: id,
    after: { run_id: context.params.id, employee_id: context.params.employee_id, ...after },
  })

/** Held payslips stay held when the run is calculated again. */
export const holdPayslip = handle(route, (context) =>
  inCompany(context, async (tx) => {
    const { params, body } = context
    const run = await lockForDecision(tx, context)
    if (run.calculation_id === null) throw new AppError('run_not_calculated')
    await requirePayslip(tx, run, params.employee_id)
    if (run.status === 'paid') throw new AppError('run_status')
    if (await findHold(tx, run.id, params.employee_id)) throw new AppError('payslip_held')
    if (await isOmitted(tx, run.id, params.employee_id)) throw new AppError('employee_omitted')
    await tx.execute(
      'insert into payslip_hold (company_id, run_id, employee_id, reason, held_by_name) values ($1, $2, $3, $4, $5)',
      [tx.companyId, run.id, params.employee_id, body.reason, actorOf(context).name],
    )
    const hold = await requireHold(tx, run.id, params.employee_id)
    await log(tx, context, 'hold', hold.id, { reason: body.reason })
    return { data: toHold(hold) }
  }),
)

/** The payslip's hold; `payslip_not_held` if there is none or it ended. */
async function requireHold(tx: Tx, runId: number, employeeId: number): Promise<HoldRow> {
  const hold = await findHold(tx, runId, employeeId)
  if (hold?.status !== 'held') throw new AppError('payslip_not_held')
  return hold
}

export const releasePayslip = handle(releaseRoute, (context) =>
  inCompany(context, async (tx) => {
    const { params, body } = context
    const run = await lockForDecision(tx, context)
    await requirePayslip(tx, run, params.employee_id)
    if (run.status === 'paid') throw new AppError('run_status')
    const hold = await requireHold(tx, run.id, params.employee_id)
    await tx.execute(
      `update payslip_hold set status = 'released', ended_by_name = $3, ended_at = statement_timestamp(), end_reason = $4,
         version = version + 1 where company_id = $1 and id = $2`,
      [tx.companyId, hold.id, actorOf(context).name, body.reason],
    )
    if (isLocked(run.status)) await tellOfPayslip(tx, run, [params.employee_id])
    await log(tx, context, 'release', hold.id, { reason: body.reason })
    return { data: { released: true as const } }
  }),
)

/** A payslip that was held when its run was paid. */
export const payHeldPayslip = handle(payRoute, (context) =>
  inCompany(context, async (tx) => {
    const { params, body } = context
    const run = await lockForDecision(tx, context)
    await requirePayslip(tx, run, params.employee_id)
    if (run.status !== 'paid') throw new AppError('run_status')
    const hold = await requireHold(tx, run.id, params.employee_id)
    await requireConfirmedOf(tx, run, [params.employee_id], context.session)
    const payment = paymentOf(run, body, actorOf(context))
    await tellOfPayslip(tx, run, [params.employee_id])
    await tx.execute(
      `update payslip_hold set status = 'paid', ended_by_name = $3, ended_at = statement_timestamp(), end_reason = $4,
         paid_on = $5, paid_by_name = $6, version = version + 1 where company_id = $1 and id = $2`,
      [
        ...[tx.companyId, hold.id, actorOf(context).name, body.reason ?? ''],
        ...[payment.paid_on, payment.paid_by],
      ],
    )
    await log(tx, context, 'pay', hold.id, {
      ...(body.reason && { reason: body.reason }),
      paid_on: payment.paid_on,
      paid_by_name: payment.paid_by,
    })
    const paid = await findHold(tx, run.id, params.employee_id)
    return { data: toHold(paid ?? hold) }
  }),
)
