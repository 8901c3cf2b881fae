import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { Kip } from '#kit/contract/scalars.ts'
import { Timestamp } from '#kit/database/row-types.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { Review, acceptReviews as route } from '../../contract.ts'
import { lockIdleRun } from '../runs/idle-run.ts'
import { requireEmployeeToPay } from './omit-employee.ts'

const SlipRow = z.object({ reviews: z.array(Review), net: Kip })
const CheckRow = z.object({ id: z.int(), checked_at: Timestamp })

/** The approval need not confirm accepted marks; a net pay below 0 still prevents it. */
export const acceptReviews = handle(route, (context) =>
  inCompany(context, async (tx) => {
    const { params, body } = context
    await requireEmployeeToPay(tx, params.employee_id)
    const run = await lockIdleRun(tx, companyOf(context), params.id, 'approve')
    const slip = await tx.maybeOne(
      SlipRow,
      'select reviews, net from payslip where company_id = $1 and calculation_id = $2 and employee_id = $3',
      [tx.companyId, run.calculation_id, params.employee_id],
    )
    if (!slip) throw new AppError('not_found')
    if (slip.reviews.length === 0) throw new AppError('payslip_unmarked')
    if (slip.net < 0) throw new AppError('run_has_unpayable')
    const actor = actorOf(context)
    const check = await tx.one(
      CheckRow,
      `insert into payslip_check (company_id, run_id, employee_id, reviews, net, reason, checked_by_name, checked_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (company_id, run_id, employee_id) do update set reviews = excluded.reviews, net = excluded.net,
         reason = excluded.reason, checked_by_name = excluded.checked_by_name, checked_at = excluded.checked_at
       returning id, checked_at`,
      [
        ...[tx.companyId, run.id, params.employee_id, slip.reviews, slip.net],
        ...[body.reason, actor.name, new Date()],
      ],
    )
    await audit(tx, companyOf(context), actor, {
      action: 'accept-marks',
      entity: 'payslip_check',
      entityId: check.id,
      after: { run_id: run.id, employee_id: params.employee_id, reviews: slip.reviews, reason: body.reason },
    })
    return {
      data: { reason: body.reason, checked_by: actor.name, checked_at: check.checked_at.toISOString() },
    }
  }),
)
