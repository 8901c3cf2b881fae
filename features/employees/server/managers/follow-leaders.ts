import type { Tx } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'

/** An employee who works in another branch than before. */
export interface MovedEmployee {
  id: number
  /** The former branch; null: none. */
  from: number | null
}

/**
 * Called in the transaction in which somebody gets another manager or branch, or a manager leaves; implemented by a later feature.
 * `moved`: who has another branch.
 */
export type FollowLeaders = (tx: Tx, actor: Actor, moved?: readonly MovedEmployee[]) => Promise<void>

/** The employee, if the branch has changed. */
export const movedTo = (
  { id, company_branch_id: from }: { id: number; company_branch_id: number | null },
  { branch_id }: { branch_id: number | null },
): MovedEmployee[] => (from === branch_id ? [] : [{ id, from }])

interface Led {
  manager_id: number | null
  is_line_manager: boolean
  end_date: string | null
}

/** Whether a changed employee has, or is, another line manager than before. */
export const leadsOtherwise = (
  before: Led & { company_department_id: number | null },
  after: Led & { department_id: number | null },
): boolean =>
  before.manager_id !== after.manager_id ||
  before.is_line_manager !== after.is_line_manager ||
  before.end_date !== after.end_date ||
  before.company_department_id !== after.department_id
