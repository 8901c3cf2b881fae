import type { AuditVerb } from '#kit/contract/audit-verbs.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'
import type { DecisionVerdict } from '../contract/status.ts'
import { endedSteps } from '../domain/transitions.ts'
import { storeStepDecisions } from './decisions.ts'
import { kindOf, type RequestEngine } from './engine.ts'
import { readDecidersOf } from './read-deciders.ts'
import { tell } from './recipients.ts'
import { applyStatuses } from './run-hooks.ts'
import { stepsOf, type WithSteps } from './stored-requests.ts'
import { writeStates } from './write-progress.ts'

interface Closing {
  verdict: Extract<DecisionVerdict, 'withdrawn' | 'cancelled'>
  /** Who closes it: 'requester' or 'hr'. */
  role: string
  reason: string
  action: AuditVerb
  /** What those who have approved are told; the employee too unless he closes it himself. */
  event: 'withdrawn' | 'cancelled' | 'revoked'
}

/** Closes requests as cancelled: their open steps end, and what was approved is undone by the hooks. The caller has locked them and checked the rights. */
export async function closeRequests(
  tx: Tx,
  engine: RequestEngine,
  actor: Actor,
  closing: readonly WithSteps[],
  { verdict, role, reason, action, event }: Closing,
): Promise<void> {
  if (closing.length === 0) return
  await writeStates(
    tx,
    closing.map(({ request, steps }) => ({
      ...{ id: request.id, status: 'cancelled' as const, current: null },
      steps: endedSteps(stepsOf(steps), 'closed'),
    })),
  )
  await storeStepDecisions(
    tx,
    actor,
    'web',
    closing.map(({ request }) => ({
      ...{ requestId: request.id, subjectId: request.subject_id, stepNo: null, onBehalfOf: null },
      ...{ subject: kindOf(engine, request.kind).entity, role, verdict, reason },
    })),
  )
  const changed = closing.map(({ request }) => ({ request, status: 'cancelled' as const }))
  await applyStatuses(tx, engine, actor, changed, { action, reason })
  if (!engine.onRequestEvent) return
  const deciders = await readDecidersOf(
    tx,
    closing.map(({ request }) => request.id),
  )
  await tell(
    tx,
    engine,
    actor,
    closing.map(({ request }) => ({
      type: event,
      request,
      stepNo: null,
      also: deciders.get(request.id) ?? [],
    })),
  )
}
