import type { Tx } from '#kit/database/database.ts'
import type { Context } from '#kit/server/handler.ts'

/**
 * Throws `own_request` if one of the employees is the user, and `other_branch` if other HR people decide about the salary of one; implemented by
 * a later feature. It guards every way to a base salary: nobody changes the own one.
 */
export type RequireOthers = (
  tx: Tx,
  context: Pick<Context, 'session'>,
  employeeIds: readonly number[],
) => Promise<void>
