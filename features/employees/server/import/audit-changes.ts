import type { Tx } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'

/** What an import changes of an employee, by the names of the fields. */
export interface AuditedChange {
  id: number
  before: Record<string, unknown>
  after: Record<string, unknown>
}

const AUDIT = `
  insert into audit_entry (company_id, account_id, actor, action, entity, entity_id, before, after)
  select $1, $2, $3, 'update', 'employee', a.id, a.before, a.after from unnest($4::bigint[], $5::jsonb[], $6::jsonb[]) as a(id, before, after)`

/** Writes a log entry for each employee. */
export async function auditChanges(tx: Tx, changes: readonly AuditedChange[], actor: Actor): Promise<void> {
  if (changes.length === 0) return
  await tx.execute(AUDIT, [
    tx.companyId,
    actor.accountId,
    actor.name,
    changes.map(({ id }) => id),
    changes.map(({ before }) => JSON.stringify(before)),
    changes.map(({ after }) => JSON.stringify(after)),
  ])
}
