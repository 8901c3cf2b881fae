import { addDays, laterDay, todayInLaos } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import type { Actor } from '#kit/server/audit.ts'
import { actorOf, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { cancelRequest } from '../contract.ts'
import type { Step } from '../domain/transitions.ts'
import { activeAmong } from './approvers/name-approver.ts'
import { peopleOf } from './approvers/resolve-approvers.ts'
import { closeRequests } from './close-requests.ts'
import { kindOf, type RequestEngine, readApprovalSettings } from './engine.ts'
import { requireAction, stateOf } from './find-request.ts'
import type { WithSteps } from './stored-requests.ts'
import { submitRequests } from './submit-requests.ts'

/**
 * An employee cancels an approved request: at once if nothing of it has begun and the company does not want to agree, otherwise the same
 * people decide about it. Of leave that has begun only the rest is given back, from today on at the earliest.
 */
export const cancelOwn = (engine: RequestEngine): Endpoint =>
  handle(cancelRequest, (context) =>
    inCompany(context, async (tx) => {
      const { id } = context.params
      const { version, reason, from_day } = context.body
      const found = await requireAction(tx, context, engine, { id, action: 'cancel', version })
      const actor = actorOf(context)
      const settings = await readApprovalSettings(tx)
      const asked = await stepsToAsk(tx, engine, found)
      const isAsked = settings.cancel_needs_approval && asked !== null
      if (isFree(engine, found) && !isAsked) {
        await closeRequests(tx, engine, actor, [found], {
          ...{ verdict: 'cancelled', role: 'requester', reason, action: 'cancel', event: 'cancelled' },
        })
        return { data: { ...(await stateOf(tx, id)), cancellation_id: null } }
      }
      const firstDay = firstGivenBack(engine, found, from_day)
      const cancellation_id = await askToCancel(tx, engine, actor, {
        found,
        firstDay,
        reason,
        asked: asked ?? [],
      })
      return { data: { ...(await stateOf(tx, id)), cancellation_id } }
    }),
  )

function isFree(engine: RequestEngine, { request }: WithSteps): boolean {
  const { first_day: firstDay, last_day: lastDay } = request
  return kindOf(engine, request.kind).canCancel({ firstDay, lastDay }, todayInLaos()) === 'free'
}

/** The first day that is given back; throws `too_late` for days that are over, and `invalid_input` for days that it does not have. */
function firstGivenBack(
  engine: RequestEngine,
  { request }: WithSteps,
  wanted: string | undefined,
): string | null {
  const { first_day: first, last_day: last } = request
  if (first === null || last === null || !kindOf(engine, request.kind).shorten) return first
  const earliest = laterDay(first, todayInLaos())
  const from = wanted ?? earliest
  if (from < earliest) throw new AppError('too_late')
  if (from > last) throw new AppError('invalid_input', { fields: { from_day: [`< ${addDays(last, 1)}`] } })
  return from
}

const ADD = `
  insert into request (company_id, kind, subject_id, employee_id, requested_by, requested_by_name, facts, first_day, last_day, status)
  values ($1, 'cancellation', $2, $3, $4, $5, $6, $7, $8, 'draft') returning id`

interface Asking {
  found: WithSteps
  firstDay: string | null
  reason: string
  /** The steps of the cancellation. */
  asked: readonly Step[]
}

/** The request of a cancellation, with the steps that the cancelled request has had. Throws `duplicate` if one waits already. */
async function askToCancel(
  tx: Tx,
  engine: RequestEngine,
  actor: Actor,
  { found, firstDay, reason, asked }: Asking,
): Promise<number> {
  const { request } = found
  const facts = {
    ...request.facts,
    ...{ first_day: firstDay, days: null, cancels_id: request.id, cancels_kind: request.kind },
  }
  const { id } = await tx.one(IdRow, ADD, [
    ...[tx.companyId, request.id, request.employee_id, actor.accountId, actor.name],
    ...[JSON.stringify(facts), firstDay, request.last_day],
  ])
  await submitRequests(tx, engine, actor, [id], { planned: [[...asked]], reason })
  return id
}

/**
 * The steps that have approved the request, to be decided again. Null for a private request whose approvers have all left: nobody else may
 * see it, so nobody is asked.
 */
async function stepsToAsk(
  tx: Tx,
  engine: RequestEngine,
  { request, steps }: WithSteps,
): Promise<Step[] | null> {
  const approved = steps.filter(({ status }) => status === 'approved')
  const { isPrivate = false } = kindOf(engine, request.kind)
  const active = isPrivate ? await activeAmong(tx, approved.flatMap(peopleOf)) : null
  const asked = active ? approved.filter((step) => peopleOf(step).some((id) => active.has(id))) : approved
  if (isPrivate && asked.length === 0) return null
  return asked.map(
    ({ role, may_be_skipped, approver_employee_id, any_of }, at): Step => ({
      ...{ no: at + 1, role, may_be_skipped, status: 'waiting', skip_reason: null, pool_department_id: null },
      approver_employee_id: role === 'named' ? approver_employee_id : null,
      any_of: role === 'named' ? any_of : null,
    }),
  )
}
