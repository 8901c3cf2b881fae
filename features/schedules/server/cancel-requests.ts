import { z } from 'zod'
import type { BulkOutcome } from '#kit/contract/bulk.ts'
import { AppError, type ErrorCode } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Actor, auditEach } from '#kit/server/audit.ts'
import { errorBody } from '#kit/server/errors.ts'
import { actorOf, type Context } from '#kit/server/handler.ts'
import { type LockedDays, RequestStatus } from '../contract/requests.ts'
import { requestStatusAfter } from '../domain/request-decisions.ts'
import { storeDecisions } from './decisions.ts'
import { lockedRunWarnings, type ReadLockedRuns } from './locked-runs.ts'
import { markDaysAround } from './mark-days-around.ts'
import { ApprovedDays, type DayRequest } from './record-approved.ts'

/** A stored request with the days that it affects. */
export const StoredRequest = ApprovedDays.extend({ status: RequestStatus, version: z.int() })
export type StoredRequest = z.infer<typeof StoredRequest>

/** How a feature stores its requests. */
export interface RequestTable {
  subject: DayRequest
  /** Locks those of these ids that the company has, in the order of their ids. */
  lock: (tx: Tx, ids: readonly number[]) => Promise<StoredRequest[]>
  /** Sets the status 'cancelled' and the next version. */
  cancel: (tx: Tx, ids: readonly number[]) => Promise<unknown>
}

interface Cancelling {
  table: RequestTable
  readLockedRuns: ReadLockedRuns
  reason: string
  /** The user has seen the runs that the days belong to. */
  confirmed: boolean
}

type Cancelled = { is_stored: boolean; warnings: LockedDays[] }

/**
 * Cancels a request. Throws `not_found`, `stale_version`, or `request_status` if it is rejected or cancelled. If its
 * days are in an approved or paid run and the user has not confirmed, nothing is stored.
 */
export async function cancelOne(
  tx: Tx,
  context: Pick<Context, 'session'>,
  { id, version, ...cancelling }: Cancelling & { id: number; version: number },
): Promise<Cancelled> {
  const [request] = await cancelling.table.lock(tx, [id])
  const refusal = refusalOf(request, version)
  if (refusal) throw new AppError(refusal)
  return store(tx, request ? [request] : [], cancelling, actorOf(context))
}

/** Cancels several requests in one transaction; those that cannot be cancelled get an error and the others are cancelled. */
export async function cancelMany(
  tx: Tx,
  context: Pick<Context, 'session' | 'language'>,
  { ids, ...cancelling }: Cancelling & { ids: readonly number[] },
): Promise<Cancelled & { outcomes: BulkOutcome[] }> {
  const requests = new Map((await cancelling.table.lock(tx, ids)).map((request) => [request.id, request]))
  const outcomes = [...new Set(ids)].map((id): BulkOutcome => {
    const refusal = refusalOf(requests.get(id))
    if (!refusal) return { id, error: null }
    const { code, message } = errorBody(new AppError(refusal), context.language)
    return { id, error: { code, message } }
  })
  const accepted = outcomes.flatMap(({ id, error }) => (error ? [] : (requests.get(id) ?? [])))
  return { ...(await store(tx, accepted, cancelling, actorOf(context))), outcomes }
}

function refusalOf(request: StoredRequest | undefined, version?: number): ErrorCode | null {
  if (!request) return 'not_found'
  if (version !== undefined && request.version !== version) return 'stale_version'
  return requestStatusAfter(request.status, 'hr', 'cancelled') ? null : 'request_status'
}

async function store(
  tx: Tx,
  requests: readonly StoredRequest[],
  { table, readLockedRuns, reason, confirmed }: Cancelling,
  actor: Actor,
): Promise<Cancelled> {
  const { subject } = table
  const warnings = await lockedRunWarnings(tx, readLockedRuns, requests)
  if (warnings.length > 0 && !confirmed) return { is_stored: false, warnings }
  if (requests.length === 0) return { is_stored: true, warnings }
  const ids = requests.map(({ id }) => id)
  await table.cancel(tx, ids)
  await storeDecisions(tx, { subject, subjectIds: ids, step: 'hr', verdict: 'cancelled', reason, actor })
  await markDaysAround(tx, requests)
  await auditEach(
    tx,
    actor,
    { action: 'cancel', entity: subject },
    requests.map(({ id, status, employeeId }) => ({
      entityId: id,
      before: { status },
      after: { employee_id: employeeId, status: 'cancelled', reason },
    })),
  )
  return { is_stored: true, warnings }
}
