import type { Tx } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'

interface Followed {
  employeeIds: readonly number[]
  /** They were just added; otherwise their position has changed from today on. */
  isNew: boolean
  actor: Actor
}

/** Called in the transaction in which employees get a position; implemented by a later feature. */
export type FollowPositions = (tx: Tx, followed: Followed) => Promise<void>
