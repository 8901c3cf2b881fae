import { isPossible } from '#features/requests/domain/transitions.ts'
import { changeApproved, lockRequestsOf } from '#features/requests/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Context } from '#kit/server/handler.ts'
import type { RequestTable, StoredRequest } from './cancel-requests.ts'
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
  await lockRequestsOf(tx, table.kind, [id])
  const [request] = await table.lock(tx, [id])
  if (!request) throw new AppError('not_found')
  if (request.version !== version) throw new AppError('stale_version')
  if (!isPossible(request.status, 'change')) throw new AppError('request_status')
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
  { kind, lock }: RequestTable,
  stored: StoredRequest,
  { before, after, factsOf }: RequestChange<Row>,
): Promise<void> {
  const actor = actorOf(context)
  const { id } = stored
  await changeApproved(tx, kind, id, actor, { before: factsOf(before), after: factsOf(after) })
  await markDaysAround(tx, [stored, ...(await lock(tx, [id]))])
  const change = { action: 'update', entity: kind.entity, entityId: id, before, after } as const
  await audit(tx, tx.companyId, actor, change)
}
