import type { Tx } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'

/** Called in the transaction in which somebody gets another manager, or a manager leaves; implemented by a later feature. */
export type FollowLeaders = (tx: Tx, actor: Actor) => Promise<void>

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
