import type { z } from 'zod'
import { existingEmployees } from '#features/employees/server/index.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import { storeDecisions } from './decisions.ts'
import { DaysOfEmployee, markDaysAround } from './mark-days-around.ts'

/** Approved requests that affect the results of days: leave, overtime, corrections of scans. */
export type DayRequest = 'leave_request' | 'overtime_request' | 'scan_correction'

export const ApprovedDays = DaysOfEmployee.extend({ id: Id })
export type ApprovedDays = z.infer<typeof ApprovedDays>

export interface RecordedRequests {
  added: number
  unchanged: number
  /** Indexes of input rows whose employee is not in this company. */
  errors: { index: number; reason: 'unknown_employee' }[]
}

/** Stores HR's approval of these requests and marks the affected days. */
export async function approveDays(
  tx: Tx,
  subject: DayRequest,
  approved: readonly ApprovedDays[],
  actor: Actor,
  reason = '',
): Promise<void> {
  const ids = approved.map(({ id }) => id)
  const decision = { step: 'hr', verdict: 'approved', reason, actor } as const
  await storeDecisions(tx, { subject, subjectIds: ids, ...decision })
  await markDaysAround(tx, approved)
}

/**
 * Stores approved requests. `add` stores those of existing employees and returns those that are new or were not
 * approved before; each of them gets a decision. Repeating it changes nothing.
 */
export async function recordApproved(
  tx: Tx,
  { subject, rows, actor }: { subject: DayRequest; rows: readonly { employeeId: number }[]; actor: Actor },
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
    await approveDays(tx, subject, approved, actor, 'import')
    await audit(tx, tx.companyId, actor, { action: 'import', entity: subject, after: { added } })
  }
  return { added, unchanged: rows.length - errors.length - added, errors }
}
