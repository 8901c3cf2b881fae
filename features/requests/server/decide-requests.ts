import { todayInLaos } from '#kit/contract/days.ts'
import { AppError, type ErrorCode } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'
import { errorBody } from '#kit/server/errors.ts'
import { actorOf, type Context, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { type ClockTimes, type DecisionOutcome, decideRequests, MIN_REASON } from '../contract.ts'
import { lettersOf } from '../domain/reason.ts'
import { type Asker, maySee, refusalOf } from '../domain/rights.ts'
import { approveLess, forgetLess } from './approve-less.ts'
import { type StepDecision, storeStepDecisions } from './decisions.ts'
import { kindOf, type RequestEngine } from './engine.ts'
import { escalateAway } from './escalate.ts'
import { type Deciding, planDecisions, type Verdict } from './plan-decisions.ts'
import { readAsker } from './read-asker.ts'
import { type LastDecision, readLastDecisions } from './read-last-decisions.ts'
import { type Happening, tell } from './recipients.ts'
import { applyStatuses, checkFinals, checkReasons } from './run-hooks.ts'
import { factsForRights, lockRequests, type WithSteps } from './stored-requests.ts'
import { writeStates } from './write-progress.ts'

const ACTIONS = { approved: 'approve', rejected: 'reject', returned: 'return' } as const

interface Decision {
  ids: readonly number[]
  verdict: Verdict
  reason: string
  versions?: readonly number[] | undefined
  channel: 'web' | 'phone' | 'mail'
  less?: ClockTimes | undefined
}

/** Decides requests, each with its outcome. */
export const decideWith = (engine: RequestEngine): Endpoint =>
  handle(decideRequests, (context) =>
    inCompany(context, async (tx) => ({ data: await decide(tx, context, engine, context.body) })),
  )

/**
 * Decides several requests in one transaction: the rights are checked under the lock of each request. A request that cannot be decided
 * gets an error and the others are decided, in a number of statements that does not depend on their number. Throws `reason_needed`, and
 * `invalid_input` for less of something that is not one request with times.
 */
export async function decide(
  tx: Tx,
  context: Pick<Context, 'session' | 'language'>,
  engine: RequestEngine,
  { ids, versions, less, ...decision }: Decision,
): Promise<DecisionOutcome[]> {
  if (decision.verdict !== 'approved' && lettersOf(decision.reason) < MIN_REASON)
    throw new AppError('reason_needed')
  if (less && (ids.length > 1 || decision.verdict !== 'approved')) throw new AppError('invalid_input')
  const actor = actorOf(context)
  const asker = await readAsker(tx, context.session, engine.kinds.values(), context.language)
  const wanted = [...new Set(ids)]
  const stored = await lockRequests(tx, wanted)
  const versionOf = new Map(ids.map((id, at) => [id, versions?.[at]]))
  const refused = new Map<number, ErrorCode>()
  const accepted = wanted.flatMap((id) => {
    const one = stored.get(id)
    const refusal = refuse(engine, asker, ACTIONS[decision.verdict], one, versionOf.get(id))
    if (refusal) refused.set(id, refusal)
    return refusal || !one ? [] : [one]
  })
  const deciding = await planDecisions(tx, engine, asker, accepted, decision.verdict)
  const finals = deciding.filter(({ progress }) => progress.status === 'success')
  await checkFinals(tx, engine, actor, finals, refused)
  const [only] = deciding.filter(({ request }) => !refused.has(request.id))
  if (less && only) await approvePart(tx, engine, only, { times: less, language: context.language })
  if (decision.verdict === 'approved' && lettersOf(decision.reason) < MIN_REASON)
    await checkReasons(tx, engine, deciding.filter(isByHr), refused)
  const done = deciding.filter(({ request }) => !refused.has(request.id))
  // Its part is stored already.
  if (less && only && !done.includes(only)) throw new AppError('reason_needed')
  await store(tx, engine, actor, done, decision)
  const late = [...refused].filter(([, code]) => code === 'already_decided').map(([id]) => id)
  const last = await readLastDecisions(tx, late)
  const statusOf = new Map(done.map(({ request, progress }) => [request.id, progress.status]))
  return wanted.map((id) => ({
    ...{ id, status: statusOf.get(id) ?? null },
    ...outcomeOf(refused.get(id), last.get(id), context.language),
  }))
}

/** Approves only these times of a request. */
async function approvePart(
  tx: Tx,
  engine: RequestEngine,
  deciding: Deciding,
  part: { times: ClockTimes; language: Language },
): Promise<void> {
  const { request } = deciding
  deciding.less = await approveLess(tx, engine, request, part)
  deciding.request = { ...request, facts: deciding.less?.after ?? request.facts }
}

const isByHr = ({ steps, right }: Deciding): boolean =>
  right.isHrEarly || steps.some(({ status, role }) => status === 'open' && role === 'hr')

function refuse(
  engine: RequestEngine,
  asker: Asker,
  action: 'approve' | 'reject' | 'return',
  stored: WithSteps | undefined,
  version: number | undefined,
): ErrorCode | null {
  if (!stored) return 'not_found'
  const { request, steps } = stored
  if (!maySee(request, steps, asker)) return 'not_found'
  const kind = engine.kinds.get(request.kind)
  const facts = factsForRights(stored, kind, todayInLaos())
  const refusal = refusalOf(action, facts, steps, asker)
  if (refusal) return refusal
  // Another version: somebody has decided since the user has seen it, or the requester has changed it.
  if (version !== undefined && version !== request.version)
    return facts.is_touched ? 'already_decided' : 'stale_version'
  return kind ? null : 'request_status'
}

function outcomeOf(code: ErrorCode | undefined, last: LastDecision | undefined, language: Language) {
  if (!code) return { error: null, by: null, at: null }
  const { message } = errorBody(new AppError(code), language)
  return { error: { code, message }, by: last?.actor ?? null, at: last?.at ?? null }
}

const LOG_ACTIONS = { approved: 'approve', rejected: 'reject', returned: 'return' } as const

async function store(
  tx: Tx,
  engine: RequestEngine,
  actor: Actor,
  done: readonly Deciding[],
  { verdict, reason, channel }: Omit<Decision, 'ids' | 'versions' | 'less'>,
): Promise<void> {
  if (done.length === 0) return
  await writeStates(
    tx,
    done.map(({ request, progress }) => ({
      ...progress,
      id: request.id,
      isReturned: verdict === 'returned',
    })),
  )
  await storeStepDecisions(
    tx,
    actor,
    channel,
    done.flatMap((one) => decisionsOf(one, kindOf(engine, one.request.kind).entity, verdict, reason)),
  )
  const changed = done.map(({ request, progress, less }) => ({ request, status: progress.status, less }))
  await applyStatuses(tx, engine, actor, changed, { action: LOG_ACTIONS[verdict], reason })
  if (verdict === 'returned')
    await forgetLess(
      tx,
      engine,
      done.map(({ request }) => request),
    )
  const opened = done.filter(({ progress }) => progress.current !== null).map(({ request }) => request.id)
  if (opened.length > 0) await escalateAway(tx, engine, opened)
  await tell(
    tx,
    engine,
    actor,
    done.flatMap((one) => happeningsOf(one, verdict)),
  )
}

/** What the history says: the decision, and the steps at which nobody else was asked. */
function decisionsOf(
  { request, steps, right, progress, less }: Deciding,
  subject: string,
  verdict: Verdict,
  reason: string,
): StepDecision[] {
  const about = { requestId: request.id, subject, subjectId: request.subject_id }
  const onBehalfOf = right.onBehalfOf?.employeeId ?? null
  const open = steps.find(({ status }) => status === 'open')
  const roleOf = (no: number | null) => progress.steps.find((step) => step.no === no)?.role ?? 'hr'
  const skipped = progress.skipped
    .filter((no) => !progress.approved.includes(no))
    .map((no): StepDecision => {
      const why = progress.steps.find((step) => step.no === no)?.skip_reason ?? ''
      return { ...about, stepNo: no, role: roleOf(no), verdict: 'skipped', onBehalfOf: null, reason: why }
    })
  if (verdict !== 'approved') {
    const stepNo = open?.no ?? null
    const role = right.isHrEarly ? 'hr' : roleOf(stepNo)
    return [{ ...about, stepNo, role, verdict, onBehalfOf, reason }]
  }
  const numbers = progress.approved.length > 0 ? progress.approved : [open?.no ?? 1]
  const own = numbers.map((stepNo, at): StepDecision => {
    const role = right.isHrEarly ? 'hr' : roleOf(stepNo)
    const change = at === 0 ? (less ?? null) : null
    return { ...about, stepNo, role, verdict, onBehalfOf, reason, change }
  })
  return [...skipped, ...own]
}

function happeningsOf({ request, progress }: Deciding, verdict: Verdict): Happening[] {
  if (verdict !== 'approved') return [{ type: verdict, request, stepNo: null }]
  if (progress.status === 'success') return [{ type: 'success', request, stepNo: null }]
  const step = progress.steps.find(({ no }) => no === progress.current)
  return step ? [{ type: 'opened', request, stepNo: step.no, step }] : []
}
