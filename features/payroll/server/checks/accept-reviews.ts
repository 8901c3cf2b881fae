import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import { Kip } from '#kit/contract/scalars.ts'
import { Timestamp } from '#kit/database/row-types.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { type AcceptInput, Review, ReviewFacts, acceptReviews as route } from '../../contract.ts'
import { checkRefusal } from '../../domain/run-states.ts'
import { approvalFacts } from '../runs/describe-run.ts'
import { lockIdleRun } from '../runs/idle-run.ts'
import { requireEmployeeToPay } from './omit-employee.ts'
import { ACCOUNT_OF } from './payslip-state.ts'

const SlipRow = z.object({
  reviews: z.array(Review),
  net: Kip,
  review_facts: ReviewFacts,
  account: z.string(),
})
type SlipRow = z.infer<typeof SlipRow>
const CheckRow = z.object({ id: z.int(), checked_at: Timestamp })

const SLIP = `
  select p.reviews, p.net, p.review_facts, ${ACCOUNT_OF} as account from payslip p
  where p.company_id = $1 and p.calculation_id = $2 and p.employee_id = $3`

/** In every column the acceptance of now replaces an earlier one. */
const STORE = `
  insert into payslip_check (company_id, run_id, employee_id, reviews, net, shared_with, account, reason, checked_by, checked_by_name,
    checked_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  on conflict (company_id, run_id, employee_id) do update set reviews = excluded.reviews, net = excluded.net,
    shared_with = excluded.shared_with, account = excluded.account, reason = excluded.reason, checked_by = excluded.checked_by,
    checked_by_name = excluded.checked_by_name, checked_at = excluded.checked_at
  returning id, checked_at`

const sameNames = (some: readonly string[], others: readonly string[]) =>
  [...some].sort().join('\n') === [...others].sort().join('\n')

/** A calculation between looking and accepting must not have changed what is accepted. Throws `stale_version`. */
function requireSeen(slip: SlipRow, seen: z.infer<typeof AcceptInput>) {
  const isSeen =
    slip.net === seen.net &&
    sameNames(slip.reviews, seen.reviews) &&
    sameNames(slip.review_facts.shared_with ?? [], seen.shared_with ?? [])
  if (!isSeen) throw new AppError('stale_version')
}

/** The approval need not confirm accepted marks; a net pay below 0 still prevents it. */
export const acceptReviews = handle(route, (context) =>
  inCompany(context, async (tx) => {
    const { params, body } = context
    const companyId = companyOf(context)
    await requireEmployeeToPay(tx, params.employee_id)
    const run = await lockIdleRun(tx, companyId, params.id, 'approve')
    const slip = await tx.maybeOne(SlipRow, SLIP, [companyId, run.calculation_id, params.employee_id])
    if (!slip) throw new AppError('not_found')
    const refusal = checkRefusal(await approvalFacts(tx, companyId, run, context.session))
    if (refusal) throw new AppError(refusal)
    if (slip.reviews.length === 0) throw new AppError('payslip_unmarked')
    if (slip.net < 0) throw new AppError('run_has_unpayable')
    requireSeen(slip, body)
    const { reviews, net, account, review_facts } = slip
    const shared_with = review_facts.shared_with ?? []
    const actor = actorOf(context)
    const check = await tx.one(CheckRow, STORE, [
      ...[companyId, run.id, params.employee_id, reviews, net, shared_with, account],
      ...[body.reason, actor.accountId, actor.name, new Date()],
    ])
    await audit(tx, companyId, actor, {
      action: 'accept-marks',
      entity: 'payslip_check',
      entityId: check.id,
      after: { run_id: run.id, employee_id: params.employee_id, reviews, net, reason: body.reason },
    })
    return {
      data: { reason: body.reason, checked_by: actor.name, checked_at: check.checked_at.toISOString() },
    }
  }),
)
