import { AppError } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { ClockTimes, RequestFacts } from '../contract/facts.ts'
import { kindOf, type RequestEngine } from './engine.ts'
import type { RequestKind } from './request-kind.ts'
import { decidedOf, type StoredRequest } from './stored-requests.ts'

/** What an approver has made less of a request. */
export interface LessFacts {
  before: RequestFacts
  after: RequestFacts
}

const WRITE = `
  update request r set facts = n.facts from unnest($2::bigint[], $3::jsonb[]) as n(id, facts) where r.company_id = $1 and r.id = n.id`

/** Copies what the records of a kind say now into their requests; the caller writes the next versions. Returns the new facts by request. */
async function copyFacts(
  tx: Tx,
  kind: RequestKind,
  requests: readonly StoredRequest[],
): Promise<Map<number, RequestFacts>> {
  const subjects = await kind.read(
    tx,
    requests.map(({ subject_id }) => subject_id),
  )
  const factsOf = new Map(subjects.map(({ subject_id, facts }) => [subject_id, facts]))
  const facts = new Map(
    requests.map((request) => [request.id, factsOf.get(request.subject_id) ?? request.facts]),
  )
  await tx.execute(WRITE, [
    tx.companyId,
    [...facts.keys()],
    [...facts.values()].map((one) => JSON.stringify(one)),
  ])
  return facts
}

/**
 * Stores that only these times of a request are approved. Null if they are all that was asked for. Throws `invalid_input` for a kind that
 * is approved as a whole, and for times outside those that count so far.
 */
export async function approveLess(
  tx: Tx,
  engine: RequestEngine,
  request: StoredRequest,
  { times, language }: { times: ClockTimes; language: Language },
): Promise<LessFacts | null> {
  const kind = kindOf(engine, request.kind)
  if (!kind.approveLess) throw new AppError('invalid_input')
  const { facts: before } = request
  if (times.from_time === before.from_time && times.to_time === before.to_time) return null
  const own = await kind.approveLess(tx, decidedOf(request), times, { language })
  const after = (await copyFacts(tx, kind, [request])).get(request.id) ?? before
  return { before: { ...own.before, ...before }, after: { ...own.after, ...after } }
}

/** Returned requests are asked for as a whole again. Their records have forgotten what an approver had made less of them. */
export async function forgetLess(
  tx: Tx,
  engine: RequestEngine,
  returned: readonly StoredRequest[],
): Promise<void> {
  const shortened = returned.filter(({ facts }) => facts.asked_from)
  for (const [name, requests] of Map.groupBy(shortened, ({ kind }) => kind))
    await copyFacts(tx, kindOf(engine, name), requests)
}
