import type { AuditVerb } from '#kit/contract/audit-verbs.ts'
import type { ErrorCode } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Actor, auditEach } from '#kit/server/audit.ts'
import type { RequestStatus } from '../contract/status.ts'
import type { LessFacts } from './approve-less.ts'
import { kindOf, type RequestEngine } from './engine.ts'
import { decidedOf, type StoredRequest } from './stored-requests.ts'

/** A request that gets another status. */
export interface Changed {
  request: StoredRequest
  status: RequestStatus
  less?: LessFacts | null | undefined
}

const byKind = <One extends { request: StoredRequest }>(changed: readonly One[]) =>
  Map.groupBy(changed, ({ request }) => request.kind)

/** Asks the kinds which of these requests cannot be approved finally; adds them to `refused`. */
export async function checkFinals(
  tx: Tx,
  engine: RequestEngine,
  actor: Actor,
  finals: readonly { request: StoredRequest }[],
  refused: Map<number, ErrorCode>,
): Promise<void> {
  for (const [name, some] of byKind(finals))
    await kindOf(engine, name).beforeFinal?.(
      tx,
      some.map(({ request }) => decidedOf(request)),
      (id, code) => refused.set(id, code),
      actor,
    )
}

/** Asks the kinds which of these requests HR cannot approve without a reason; adds them to `refused`. */
export async function checkReasons(
  tx: Tx,
  engine: RequestEngine,
  approved: readonly { request: StoredRequest }[],
  refused: Map<number, ErrorCode>,
): Promise<void> {
  for (const [name, some] of byKind(approved)) {
    const lacking = await kindOf(engine, name).needsReason?.(
      tx,
      some.map(({ request }) => decidedOf(request)),
    )
    for (const id of lacking ?? []) refused.set(id, 'reason_needed')
  }
}

const timesOf = ({ from_time, to_time }: LessFacts['after']) => ({ from_time, to_time })

/** Also of the cancellation of a private request. */
const isPrivate = ({ kinds }: RequestEngine, { kind, right_kind }: StoredRequest): boolean =>
  [kind, right_kind].some((name) => kinds.get(name)?.isPrivate)

/** Copies the new statuses into the records of the kinds and runs their hooks; with the log. One pass for each kind. */
export async function applyStatuses(
  tx: Tx,
  engine: RequestEngine,
  actor: Actor,
  changed: readonly Changed[],
  log: { action: AuditVerb; reason: string },
): Promise<void> {
  for (const [name, some] of byKind(changed)) {
    const kind = kindOf(engine, name)
    for (const [status, ones] of Map.groupBy(some, (one) => one.status))
      await kind.setStatus(
        tx,
        ones.map(({ request }) => request.subject_id),
        status,
      )
    const decided = (status: RequestStatus, before?: RequestStatus) =>
      some
        .filter((one) => one.status === status && (before === undefined || one.request.status === before))
        .map(({ request }) => decidedOf(request))
    const finals = decided('success')
    if (finals.length > 0) await kind.onFinal?.(tx, finals, actor)
    const cancelled = decided('cancelled', 'success')
    if (cancelled.length > 0) await kind.onCancelled?.(tx, cancelled, actor)
    await auditEach(
      tx,
      actor,
      { action: log.action, entity: kind.entity },
      some.map(({ request, status, less }) => ({
        entityId: request.subject_id,
        before: { status: request.status, ...(less && timesOf(less.before)) },
        after: {
          ...{ employee_id: request.employee_id, status },
          ...(less && timesOf(less.after)),
          ...(log.reason && !isPrivate(engine, request) && { reason: log.reason }),
        },
      })),
    )
  }
}
