import type { AuditVerb } from '#kit/contract/audit-verbs.ts'
import type { Tx } from '#kit/database/database.ts'

/** The author of a change: an account, or a named process such as 'load-month'. */
export interface Actor {
  accountId: number | null
  name: string
}

export interface Change {
  action: AuditVerb
  entity: string
  entityId?: number | null
  before?: unknown
  after?: unknown
}

/** Writes the log entry of a change, in the transaction of the change. `companyId` is null for the provider. */
export async function audit(tx: Tx, companyId: number | null, actor: Actor, change: Change): Promise<void> {
  await tx.execute(
    `insert into audit_entry (company_id, account_id, actor, action, entity, entity_id, before, after)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      companyId,
      actor.accountId,
      actor.name,
      change.action,
      change.entity,
      change.entityId ?? null,
      change.before === undefined ? null : JSON.stringify(change.before),
      change.after === undefined ? null : JSON.stringify(change.after),
    ],
  )
}

/** Writes the log entries of one action on several records of the transaction's company, in one statement. */
export async function auditEach(
  tx: Tx,
  actor: Actor,
  { action, entity }: Pick<Change, 'action' | 'entity'>,
  changes: readonly { entityId: number; before: unknown; after: unknown }[],
): Promise<void> {
  await tx.execute(
    `insert into audit_entry (company_id, account_id, actor, action, entity, entity_id, before, after)
     select $1, $2, $3, $4, $5, entity_id, before, after
     from unnest($6::bigint[], $7::jsonb[], $8::jsonb[]) as change(entity_id, before, after)`,
    [
      ...[tx.companyId, actor.accountId, actor.name, action, entity],
      changes.map(({ entityId }) => entityId),
      changes.map(({ before }) => JSON.stringify(before)),
      changes.map(({ after }) => JSON.stringify(after)),
    ],
  )
}
