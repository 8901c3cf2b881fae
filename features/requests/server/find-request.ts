import { todayInLaos } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Context } from '#kit/server/handler.ts'
import type { RequestAction } from '../contract/status.ts'
import { isOutside } from '../domain/hr-branches.ts'
import { type Asker, isOwnRequest, maySee, refusalOf } from '../domain/rights.ts'
import type { RequestEngine } from './engine.ts'
import { readAsker } from './read-asker.ts'
import {
  factsForRights,
  lockRequests,
  readRequestsOf,
  type StoredRequest,
  type WithSteps,
} from './stored-requests.ts'

export interface Found extends WithSteps {
  asker: Asker
}

type Caller = Pick<Context, 'session' | 'language'>

/**
 * Locks a request for an action of the caller. Throws `not_found` if the caller may not see it, `stale_version`, or why the action is
 * not possible.
 */
export async function requireAction(
  tx: Tx,
  context: Caller,
  engine: RequestEngine,
  { id, action, version }: { id: number; action: RequestAction; version?: number },
): Promise<Found> {
  const asker = await readAsker(tx, context.session, engine.kinds.values(), context.language)
  const found = (await lockRequests(tx, [id])).get(id)
  if (!found || !maySee(found.request, found.steps, asker)) throw new AppError('not_found')
  const kind = engine.kinds.get(found.request.kind)
  const refusal = refusalOf(action, factsForRights(found, kind, todayInLaos()), found.steps, asker)
  if (refusal) throw new AppError(refusal)
  if (version !== undefined && version !== found.request.version) throw new AppError('stale_version')
  return { ...found, asker }
}

export type SeenRequest = StoredRequest & {
  /** It is the caller's own. */
  isOwn: boolean
  /** The caller sees the request as HR and the administration do. Somebody who sees it otherwise can be HR of other branches. */
  isStaff: boolean
  /** The caller also decides about them. */
  mayDecide: boolean
}

/** The request of a record that the caller may see. Throws `not_found` otherwise; for the parts of a record that its own feature serves. */
export async function requireSeen(
  tx: Tx,
  context: Caller,
  engine: RequestEngine,
  { kind, subjectId }: { kind: string; subjectId: number },
): Promise<SeenRequest> {
  const asker = await readAsker(tx, context.session, engine.kinds.values(), context.language)
  const [found] = [...(await readRequestsOf(tx, { kind }, [subjectId])).values()]
  if (!found || !maySee(found.request, found.steps, asker)) throw new AppError('not_found')
  const { request } = found
  const isOfOwnBranches = asker.isAdmin || !isOutside(asker.own.outside, request)
  return {
    ...request,
    isOwn: isOwnRequest(asker, request),
    isStaff: isOfOwnBranches && asker.seenKinds.includes(kind),
    mayDecide: isOfOwnBranches && asker.hrKinds.includes(kind),
  }
}

/** The state of a request after an action. */
export async function stateOf(tx: Tx, id: number) {
  const found = (await lockRequests(tx, [id])).get(id)
  if (!found) throw new AppError('not_found')
  return { status: found.request.status, version: found.request.version }
}
