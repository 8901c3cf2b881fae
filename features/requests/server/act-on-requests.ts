import { AppError } from '#kit/contract/errors.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { remindApprover, revokeRequest, submitRequest, withdrawRequest } from '../contract.ts'
import { isOwnRequest } from '../domain/rights.ts'
import { closeRequests } from './close-requests.ts'
import { kindOf, type RequestEngine } from './engine.ts'
import { requireAction, stateOf } from './find-request.ts'
import { tell } from './recipients.ts'
import { submitRequests } from './submit-requests.ts'

const DAY_MS = 24 * 3600 * 1000

const submit = (engine: RequestEngine): Endpoint =>
  handle(submitRequest, (context) =>
    inCompany(context, async (tx) => {
      const { id } = context.params
      const { version } = context.body
      const { request } = await requireAction(tx, context, engine, { id, action: 'submit', version })
      await kindOf(engine, request.kind).beforeSubmit?.(tx, request.subject_id, context)
      await submitRequests(tx, engine, actorOf(context), [id])
      return { data: await stateOf(tx, id) }
    }),
  )

/** The requester takes it back; HR can do it for an employee. */
const withdraw = (engine: RequestEngine): Endpoint =>
  handle(withdrawRequest, (context) =>
    inCompany(context, async (tx) => {
      const { id } = context.params
      const { version, reason } = context.body
      const found = await requireAction(tx, context, engine, { id, action: 'withdraw', version })
      const { requested_by } = found.request
      const isRequester =
        isOwnRequest(found.asker, found.request) || requested_by === context.session.accountId
      await closeRequests(tx, engine, actorOf(context), [found], {
        ...{ verdict: 'withdrawn', role: isRequester ? 'requester' : 'hr', reason, action: 'withdraw' },
        event: isRequester ? 'withdrawn' : 'revoked',
      })
      return { data: await stateOf(tx, id) }
    }),
  )

const revoke = (engine: RequestEngine): Endpoint =>
  handle(revokeRequest, (context) =>
    inCompany(context, async (tx) => {
      const { id } = context.params
      const { version, reason } = context.body
      const found = await requireAction(tx, context, engine, { id, action: 'revoke', version })
      await closeRequests(tx, engine, actorOf(context), [found], {
        ...{ verdict: 'cancelled', role: 'hr', reason, action: 'cancel', event: 'revoked' },
      })
      return { data: await stateOf(tx, id) }
    }),
  )

const REMIND = 'update request set reminded_at = $3 where company_id = $1 and id = $2'

const remind = (engine: RequestEngine): Endpoint =>
  handle(remindApprover, (context) =>
    inCompany(context, async (tx) => {
      const { id } = context.params
      const { request, steps } = await requireAction(tx, context, engine, { id, action: 'remind' })
      const now = Date.now()
      const again = request.reminded_at && new Date(request.reminded_at.getTime() + DAY_MS)
      if (again && again.getTime() > now)
        throw new AppError('reminded_already', { details: { again_at: again.toISOString() } })
      await tx.execute(REMIND, [tx.companyId, id, new Date(now)])
      const { employee_id, kind } = request
      await audit(tx, tx.companyId, actorOf(context), {
        ...{ action: 'remind', entity: 'request', entityId: id, after: { employee_id, kind } },
      })
      const step = steps.find(({ status }) => status === 'open')
      if (step)
        await tell(tx, engine, actorOf(context), [{ type: 'reminded', request, stepNo: step.no, step }])
      return { data: { again_at: new Date(now + DAY_MS).toISOString() } }
    }),
  )

/** What the requester and HR do with a request besides deciding it. */
export const actEndpoints = (engine: RequestEngine): Endpoint[] => [
  submit(engine),
  withdraw(engine),
  revoke(engine),
  remind(engine),
]
