import type { z } from 'zod'
import { existingEmployees } from '#features/employees/server/index.ts'
import { enterApproved, type RequestKind } from '#features/requests/server/index.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import { DaysOfEmployee, markDaysAround } from './mark-days-around.ts'

export const ApprovedDays = DaysOfEmployee.extend({ id: Id })
export type ApprovedDays = z.infer<typeof ApprovedDays>

export interface RecordedRequests {
  added: number
  unchanged: number
  /** Indexes of input rows whose employee is not in this company. */
  errors: { index: number; reason: 'unknown_employee' }[]
}

/** Stores HR's approval of these records, which it has entered, and marks the affected days. */
export async function approveDays(
  tx: Tx,
  kind: RequestKind,
  approved: readonly ApprovedDays[],
  actor: Actor,
  reason = '',
): Promise<void> {
  const ids = approved.map(({ id }) => id)
  await enterApproved(tx, kind, ids, actor, reason)
  await markDaysAround(tx, approved)
}

/**
 * Stores approved requests. `add` stores those of existing employees and returns those that are new or were not
 * approved before; each of them gets a request and a decision. Repeating it changes nothing.
 */
export async function recordApproved(
  tx: Tx,
  { kind, rows, actor }: { kind: RequestKind; rows: readonly { employeeId: number }[]; actor: Actor },
  add: () => Promise<ApprovedDays[]>,
): Promise<RecordedRequests> {
  if (rows.length === 0) return { added: 0, unchanged: 0, errors: [] }
  const employees = rows.map(({ employeeId }) => employeeId)
  const existingIds = await existingEmployees(tx, employees)
  const errors = employees.flatMap((id, index) =>
    existingIds.has(id) ? [] : [{ index, reason: 'unknown_employee' as const }],
  )
  const approved = await add()
  const added = approved.length
  if (added > 0) {
    await approveDays(tx, kind, approved, actor, 'import')
    await audit(tx, tx.companyId, actor, { action: 'import', entity: kind.entity, after: { added } })
  }
  return { added, unchanged: rows.length - errors.length - added, errors }
}
