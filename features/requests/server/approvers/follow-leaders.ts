import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'
import { type Progress, reassigned } from '../../domain/transitions.ts'
import { type StepDecision, storeStepDecisions } from '../decisions.ts'
import type { RequestEngine } from '../engine.ts'
import { tell } from '../recipients.ts'
import { lockRequests, readRequests, stepsOf, type WithSteps } from '../stored-requests.ts'
import { writeStates } from '../write-progress.ts'
import { readApprovers } from './resolve-approvers.ts'

const OpenRow = z.object({ request_id: Id })

/** Steps of everybody with a role ask nobody by name, so nothing about them changes. */
const OPEN = `
  select s.request_id from request_step s
  where s.company_id = $1 and s.status = 'open' and s.role in ('linemanager', 'named', 'director') order by s.request_id`

type Moved = WithSteps & { progress: Progress }

async function movedOf(tx: Tx, engine: RequestEngine, requests: Iterable<WithSteps>): Promise<Moved[]> {
  const waiting = [...requests].filter(({ steps }) => steps.some(({ status }) => status === 'open'))
  const findApprover = await readApprovers(
    tx,
    engine,
    waiting.map(({ request, steps }) => ({
      request,
      steps: steps.filter(({ status }) => status === 'open' || status === 'waiting'),
    })),
  )
  return waiting.flatMap((one) => {
    const progress = reassigned(stepsOf(one.steps), (step) => findApprover(one.request, step))
    return progress ? [{ ...one, progress }] : []
  })
}

/**
 * Finds again who is asked at the open steps of the company, after somebody got another manager, left or lost the account. What was
 * decided stays. In a fixed number of statements.
 */
export async function followLeaders(tx: Tx, engine: RequestEngine, actor: Actor): Promise<number> {
  const open = (await tx.query(OpenRow, OPEN, [tx.companyId])).map(({ request_id }) => request_id)
  if (open.length === 0) return 0
  const differing = await movedOf(tx, engine, (await readRequests(tx, open)).values())
  if (differing.length === 0) return 0
  const locked = await lockRequests(
    tx,
    differing.map(({ request }) => request.id),
  )
  const moved = await movedOf(tx, engine, locked.values())
  await writeStates(
    tx,
    moved.map(({ request, progress }) => ({ ...progress, id: request.id })),
  )
  await storeStepDecisions(
    tx,
    actor,
    'system',
    moved.flatMap((one) => decisionsOf(engine, one)),
  )
  await tell(
    tx,
    engine,
    actor,
    moved.flatMap(({ request, progress }) => {
      const step = progress.steps.find(({ no }) => no === progress.current)
      return step ? [{ type: 'opened' as const, request, stepNo: step.no, step }] : []
    }),
  )
  return moved.length
}

function decisionsOf(engine: RequestEngine, { request, progress }: Moved): StepDecision[] {
  const subject = engine.kinds.get(request.kind)?.entity ?? request.kind
  const about = { requestId: request.id, subject, subjectId: request.subject_id, onBehalfOf: null }
  const stepOf = (no: number | null) => progress.steps.find((step) => step.no === no)
  const skipped = progress.skipped.map((no): StepDecision => {
    const step = stepOf(no)
    const role = step?.role ?? 'linemanager'
    return { ...about, stepNo: no, role, verdict: 'skipped', reason: step?.skip_reason ?? '' }
  })
  const role = stepOf(progress.current)?.role ?? 'hr'
  return [...skipped, { ...about, stepNo: progress.current, role, verdict: 'reassigned', reason: '' }]
}
