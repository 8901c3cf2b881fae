import type { Tx } from '#kit/database/database.ts'
import type { Asker, Right } from '../domain/rights.ts'
import { rightTo } from '../domain/rights.ts'
import { approvedBy, endedSteps, type Progress } from '../domain/transitions.ts'
import type { LessFacts } from './approve-less.ts'
import { readApprovers } from './approvers/resolve-approvers.ts'
import { type RequestEngine, readApprovalSettings } from './engine.ts'
import { stepsOf, type WithSteps } from './stored-requests.ts'

export type Verdict = 'approved' | 'rejected' | 'returned'

/** A request that is decided, with the right to do it and what comes of it. */
export interface Deciding extends WithSteps {
  right: Right
  progress: Progress
  /** Less was approved than was asked for. */
  less?: LessFacts | null
}

const NO_RIGHT: Right = { onBehalfOf: null, isHrEarly: false }

function rightOf({ request, steps }: WithSteps, asker: Asker): Right {
  const open = steps.find(({ status }) => status === 'open')
  return (open && rightTo(open, request, asker)) ?? NO_RIGHT
}

/** What the verdict makes of requests that the asker may decide; in a fixed number of statements. */
export async function planDecisions(
  tx: Tx,
  engine: RequestEngine,
  asker: Asker,
  accepted: readonly WithSteps[],
  verdict: Verdict,
): Promise<Deciding[]> {
  if (accepted.length === 0) return []
  if (verdict !== 'approved')
    return accepted.map((one) => ({ ...one, right: rightOf(one, asker), progress: ended(one, verdict) }))
  const { two_person_approval: needsTwo } = await readApprovalSettings(tx)
  const findApprover = await readApprovers(
    tx,
    engine,
    accepted.map(({ request, steps }) => ({
      request,
      steps: steps.filter(({ status }) => status === 'waiting'),
    })),
  )
  return accepted.map((one) => {
    const { request } = one
    const right = rightOf(one, asker)
    const isForTwo = needsTwo && engine.kinds.get(request.kind)?.isMoney === true
    const progress = approvedBy(stepsOf(one.steps), {
      isHrEarly: right.isHrEarly,
      ask: (step) => findApprover(request, step),
      // One press is enough for two steps of the same person, in the own name.
      isDeciders(step) {
        const next = rightTo({ ...step, is_escalated: false }, request, asker)
        return (
          !isForTwo &&
          right.onBehalfOf === null &&
          next !== null &&
          next.onBehalfOf === null &&
          !next.isHrEarly
        )
      },
    })
    return { ...one, right, progress }
  })
}

const ended = ({ steps }: WithSteps, verdict: 'rejected' | 'returned'): Progress => ({
  status: verdict === 'rejected' ? 'rejected' : 'draft',
  steps: endedSteps(stepsOf(steps), verdict),
  current: null,
  approved: [],
  skipped: [],
})
