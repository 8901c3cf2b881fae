import { z } from 'zod'
import { type LockedDays, RequestStatus } from '#features/requests/contract/status.ts'
import { isPossible } from '#features/requests/domain/transitions.ts'
import {
  closeRequests,
  lockedRunWarnings,
  lockRequestsOf,
  ofOtherBranches,
  ownAmong,
  type RequestEngine,
  type RequestKind,
} from '#features/requests/server/index.ts'
import type { BulkOutcome } from '#kit/contract/bulk.ts'
import { AppError, type ErrorCode } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { errorBody } from '#kit/server/errors.ts'
import { actorOf, type Context } from '#kit/server/handler.ts'
import { ApprovedDays } from './record-approved.ts'

/** A stored request with the days that it affects. */
export const StoredRequest = ApprovedDays.extend({ status: RequestStatus, version: z.int() })
export type StoredRequest = z.infer<typeof StoredRequest>

/** How a feature stores its requests. */
export interface RequestTable {
  kind: RequestKind
  /** Locks those of these ids that the company has, in the order of their ids. */
  lock: (tx: Tx, ids: readonly number[]) => Promise<StoredRequest[]>
}

interface Cancelling {
  table: RequestTable
  reason: string
  /** The user has seen the runs that the days belong to. */
  confirmed: boolean
}

type Cancelled = { is_stored: boolean; warnings: LockedDays[] }

/** Requests that can be cancelled, and why the others cannot. */
async function judge(
  tx: Tx,
  context: Pick<Context, 'session'>,
  table: RequestTable,
  ids: readonly number[],
  version?: number,
) {
  // The requests first, as every decision does: otherwise two of them could wait for each other.
  const requests = await lockRequestsOf(tx, table.kind, ids)
  const bySubject = new Map([...requests.values()].map((one) => [one.request.subject_id, one]))
  const stored = new Map((await table.lock(tx, ids)).map((row) => [row.id, row]))
  const people = [...stored.values()].map(({ employeeId }) => employeeId)
  const own = await ownAmong(tx, context, people)
  const others = await ofOtherBranches(tx, context, table.kind.kind, people)
  const refusalOf = (id: number): ErrorCode | null => {
    const row = stored.get(id)
    if (!row || !bySubject.has(id)) return 'not_found'
    if (version !== undefined && row.version !== version) return 'stale_version'
    if (own.has(row.employeeId)) return 'own_request'
    if (others.has(row.employeeId)) return 'other_branch'
    return isPossible(row.status, 'revoke') ? null : 'request_status'
  }
  const accepted = [...new Set(ids)].filter((id) => refusalOf(id) === null)
  return {
    refusalOf,
    rows: accepted.flatMap((id) => stored.get(id) ?? []),
    requests: accepted.flatMap((id) => bySubject.get(id) ?? []),
  }
}

/**
 * HR cancels a request. Throws `not_found`, `stale_version`, `own_request`, or `request_status` if it is rejected or cancelled. If its
 * days are in an approved or paid run and the user has not confirmed, nothing is stored.
 */
export async function cancelOne(
  tx: Tx,
  context: Pick<Context, 'session'>,
  engine: RequestEngine,
  { id, version, table, ...cancelling }: Cancelling & { id: number; version: number },
): Promise<Cancelled> {
  const judged = await judge(tx, context, table, [id], version)
  const refusal = judged.refusalOf(id)
  if (refusal) throw new AppError(refusal)
  return store(tx, context, engine, judged, cancelling)
}

/** Cancels several requests in one transaction; those that cannot be cancelled get an error and the others are cancelled. */
export async function cancelMany(
  tx: Tx,
  context: Pick<Context, 'session' | 'language'>,
  engine: RequestEngine,
  { ids, table, ...cancelling }: Cancelling & { ids: readonly number[] },
): Promise<Cancelled & { outcomes: BulkOutcome[] }> {
  const judged = await judge(tx, context, table, ids)
  const outcomes = [...new Set(ids)].map((id): BulkOutcome => {
    const refusal = judged.refusalOf(id)
    if (!refusal) return { id, error: null }
    const { code, message } = errorBody(new AppError(refusal), context.language)
    return { id, error: { code, message } }
  })
  return { ...(await store(tx, context, engine, judged, cancelling)), outcomes }
}

async function store(
  tx: Tx,
  context: Pick<Context, 'session'>,
  engine: RequestEngine,
  { rows, requests }: Pick<Awaited<ReturnType<typeof judge>>, 'rows' | 'requests'>,
  { reason, confirmed }: Omit<Cancelling, 'table'>,
): Promise<Cancelled> {
  const warnings = await lockedRunWarnings(tx, engine.readLockedRuns, rows)
  if (warnings.length > 0 && !confirmed) return { is_stored: false, warnings }
  await closeRequests(tx, engine, actorOf(context), requests, {
    ...{ verdict: 'cancelled', role: 'hr', reason, action: 'cancel', event: 'revoked' },
  })
  return { is_stored: true, warnings }
}
