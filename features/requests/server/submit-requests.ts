import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import type { Actor } from '#kit/server/audit.ts'
import { takeNumbers } from '#kit/server/take-numbers.ts'
import { type Progress, type Step, submitted } from '../domain/transitions.ts'
import { readApprovers } from './approvers/resolve-approvers.ts'
import { type StepDecision, storeStepDecisions } from './decisions.ts'
import type { RequestEngine } from './engine.ts'
import { kindOf } from './engine.ts'
import { escalateAway } from './escalate.ts'
import { planSteps } from './plan-steps.ts'
import { tell } from './recipients.ts'
import type { RequestKind, Subject } from './request-kind.ts'
import { applyStatuses } from './run-hooks.ts'
import { lockRequests, type StoredRequest } from './stored-requests.ts'
import { replaceSteps } from './write-progress.ts'

const ADD = `
  insert into request (company_id, kind, subject_id, employee_id, requested_by, requested_by_name, facts, first_day, last_day, status, warnings)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'draft', $10) returning id`

const CHANGE = `
  update request set facts = $4, first_day = $5, last_day = $6, warnings = $7, version = version + 1
  where company_id = $1 and kind = $2 and subject_id = $3 returning id`

/** A record of a kind that its employee has saved. */
interface Saved {
  kind: RequestKind
  subjectId: number
  /** How many things there are to check. */
  warnings: number
  /** Days that it takes from a balance, if the kind counts them. */
  days?: number
  isDraft: boolean
}

async function readSubject(tx: Tx, { kind, subjectId, days }: Saved): Promise<Subject> {
  const [subject] = await kind.read(tx, [subjectId])
  if (!subject) throw new AppError('not_found')
  return days === undefined ? subject : { ...subject, facts: { ...subject.facts, days } }
}

/** Stores the request of a new record, as a draft or sent to its first step. Returns its number. */
export async function addRequest(tx: Tx, engine: RequestEngine, actor: Actor, saved: Saved): Promise<number> {
  const { employee_id, facts, first_day, last_day } = await readSubject(tx, saved)
  const { id } = await tx.one(IdRow, ADD, [
    ...[tx.companyId, saved.kind.kind, saved.subjectId, employee_id, actor.accountId, actor.name],
    ...[JSON.stringify(facts), first_day, last_day, saved.warnings],
  ])
  if (!saved.isDraft) await submitRequests(tx, engine, actor, [id])
  return id
}

const ADD_MANY = `
  insert into request (company_id, kind, subject_id, employee_id, requested_by, requested_by_name, facts, first_day, last_day, status, warnings)
  select $1, $2, n.subject_id, n.employee_id, $3, $4, n.facts, n.first_day, n.last_day, 'draft', n.warnings
  from unnest($5::bigint[], $6::bigint[], $7::jsonb[], $8::date[], $9::date[], $10::int[])
    as n(subject_id, employee_id, facts, first_day, last_day, warnings)
  on conflict (company_id, kind, subject_id) where kind <> 'cancellation' do nothing returning id`

/** Stores the requests of new records and sends them to their first step, in a fixed number of statements. `warnings`: how many of each record are to check. */
export async function addRequests(
  tx: Tx,
  engine: RequestEngine,
  actor: Actor,
  {
    kind,
    subjectIds,
    warnings,
  }: { kind: RequestKind; subjectIds: readonly number[]; warnings: ReadonlyMap<number, number> },
): Promise<void> {
  const subjects = await kind.read(tx, subjectIds)
  const added = await tx.query(IdRow, ADD_MANY, [
    ...[tx.companyId, kind.kind, actor.accountId, actor.name],
    subjects.map(({ subject_id }) => subject_id),
    subjects.map(({ employee_id }) => employee_id),
    subjects.map(({ facts }) => JSON.stringify(facts)),
    subjects.map(({ first_day }) => first_day),
    subjects.map(({ last_day }) => last_day),
    subjects.map(({ subject_id }) => warnings.get(subject_id) ?? 0),
  ])
  await submitRequests(
    tx,
    engine,
    actor,
    added.map(({ id }) => id),
  )
}

/** Stores the changed facts of a draft or pending request, and sends it again from its first step. Returns its number. */
export async function changeFacts(
  tx: Tx,
  engine: RequestEngine,
  actor: Actor,
  saved: Saved,
): Promise<number> {
  const { facts, first_day, last_day } = await readSubject(tx, saved)
  const { id } = await tx.one(IdRow, CHANGE, [
    ...[tx.companyId, saved.kind.kind, saved.subjectId],
    ...[JSON.stringify(facts), first_day, last_day, saved.warnings],
  ])
  if (!saved.isDraft) await submitRequests(tx, engine, actor, [id])
  return id
}

const SUBMIT = `
  update request r set status = n.status, current_step = n.current_step, is_returned = false, version = r.version + 1,
    number = coalesce(r.number, n.number), submitted_at = $5::timestamptz, closed_at = case when n.status = 'success' then $5::timestamptz end
  from unnest($2::bigint[], $3::text[], $4::smallint[], $6::text[]) as n(id, status, current_step, number)
  where r.company_id = $1 and r.id = n.id`

interface Submission {
  /** The steps of each request, in the order of their ids; default: those of the kind or the company's route. */
  planned?: readonly Step[][]
  /** For the history. */
  reason?: string
}

/** Sends requests to their first step: their steps start anew. A fixed number of statements; the caller has checked the rights. */
export async function submitRequests(
  tx: Tx,
  engine: RequestEngine,
  actor: Actor,
  ids: readonly number[],
  { planned: given, reason = '' }: Submission = {},
): Promise<void> {
  const requests = [...(await lockRequests(tx, ids)).values()].map(({ request }) => request)
  const planned = given ?? (await planSteps(tx, engine, requests))
  const findApprover = await readApprovers(
    tx,
    engine,
    requests.map((request, at) => ({ request, steps: planned[at] ?? [] })),
  )
  const started = requests.map((request, at) => ({
    request,
    progress: submitted(planned[at] ?? [], (step) => findApprover(request, step)),
  }))
  await replaceSteps(
    tx,
    started.map(({ request, progress }) => ({ id: request.id, steps: progress.steps })),
  )
  const numbers = await takeNumbersOf(tx, engine, requests)
  await tx.execute(SUBMIT, [
    tx.companyId,
    started.map(({ request }) => request.id),
    started.map(({ progress }) => progress.status),
    started.map(({ progress }) => progress.current),
    new Date(),
    started.map(({ request }) => numbers.get(request.id) ?? null),
  ])
  await storeStepDecisions(
    tx,
    actor,
    'web',
    started.flatMap(({ request, progress }) => submissionOf(engine, { request, progress, reason })),
  )
  const changed = started.map(({ request, progress }) => ({ request, status: progress.status }))
  await applyStatuses(tx, engine, actor, changed, { action: 'submit', reason: '' })
  await escalateAway(tx, engine, ids)
  await tell(
    tx,
    engine,
    actor,
    started.flatMap(({ request, progress }) => {
      const step = progress.steps.find(({ no }) => no === progress.current)
      return step ? [{ type: 'opened' as const, request, stepNo: step.no, step }] : []
    }),
  )
}

/** The numbers of requests that are sent for the first time and whose kind is numbered, in the order of their ids. */
async function takeNumbersOf(
  tx: Tx,
  engine: RequestEngine,
  requests: readonly StoredRequest[],
): Promise<Map<number, string>> {
  const taken = new Map<number, string>()
  const unnumbered = requests.filter(({ number }) => number === null)
  for (const [kind, some] of Map.groupBy(unnumbered, (request) => request.kind)) {
    const prefix = await kindOf(engine, kind).readNumberPrefix?.(tx)
    if (prefix === undefined) continue
    const numbers = await takeNumbers(tx, kind, prefix, some.length)
    for (const [at, { id }] of some.entries()) taken.set(id, numbers[at] ?? '')
  }
  return taken
}

/** In the history: that it was sent, and the steps at which nobody was asked. */
function submissionOf(
  engine: RequestEngine,
  { request, progress, reason }: { request: StoredRequest; progress: Progress; reason: string },
): StepDecision[] {
  const about = {
    ...{ requestId: request.id, subject: kindOf(engine, request.kind).entity, subjectId: request.subject_id },
    onBehalfOf: null,
  }
  const skipped = progress.steps.filter(({ status }) => status === 'skipped')
  return [
    { ...about, stepNo: null, role: 'requester', verdict: 'submitted', reason },
    ...skipped.map(
      ({ no, role, skip_reason }): StepDecision => ({
        ...{ ...about, stepNo: no, role, verdict: 'skipped' },
        reason: skip_reason ?? '',
      }),
    ),
  ]
}
