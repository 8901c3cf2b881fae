import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Context } from '#kit/server/handler.ts'
import { requestStatusAfter } from '../domain/request-decisions.ts'
import type { RequestTable, StoredRequest } from './cancel-requests.ts'
import { storeDecisions } from './decisions.ts'
import { markDaysAround } from './mark-days-around.ts'

/**
 * Locks a request that HR changes. Throws `not_found`, `stale_version`, or `request_status` unless it is approved.
 */
export async function lockRequest(
  tx: Tx,
  table: RequestTable,
  id: number,
  version: number,
): Promise<StoredRequest> {
  const [request] = await table.lock(tx, [id])
  if (!request) throw new AppError('not_found')
  if (request.version !== version) throw new AppError('stale_version')
  if (!requestStatusAfter(request.status, 'hr', 'changed')) throw new AppError('request_status')
  return request
}

/** A request before and after a change: its record, and the fields of it that its history shows. */
interface RequestChange<Row extends object> {
  before: Row
  after: Row
  factsOf: (row: Row) => object
}

/** Stores who changed a request, with the log, and marks the days before and after. The caller has stored the change itself. */
export async function recordChange<Row extends object>(
  tx: Tx,
  context: Pick<Context, 'session'>,
  { subject, lock }: RequestTable,
  stored: StoredRequest,
  { before, after, factsOf }: RequestChange<Row>,
): Promise<void> {
  const actor = actorOf(context)
  const { id } = stored
  const change = { before: factsOf(before), after: factsOf(after) }
  const decision = { step: 'hr', verdict: 'changed', reason: '', change, actor } as const
  await storeDecisions(tx, { subject, subjectIds: [id], ...decision })
  await markDaysAround(tx, [stored, ...(await lock(tx, [id]))])
  await audit(tx, tx.companyId, actor, { action: 'update', entity: subject, entityId: id, before, after })
}
