import { type Holder, hasPermission, mayCall } from '#kit/contract/access-rules.ts'
import { AppError, type ErrorCode } from '#kit/contract/errors.ts'
import type { Access } from '#kit/contract/route.ts'
import type { Session, SetupStep } from './session.ts'

const SETUP_ERRORS = {
  password: 'password_change_required',
  second_factor: 'second_factor_required',
} as const satisfies Record<SetupStep, ErrorCode>

const holderOf = (session: Session): Holder => ({
  companyId: session.companyId,
  isEmployee: session.employeeId !== null,
  roles: session.roles,
  mayDo: (permission) => session.permissions.has(permission),
  specialMenus: session.specialMenus,
})

/** Whether the session may use a call or a screen with this access. */
export const isPermitted = (session: Session, access: Access): boolean => mayCall(holderOf(session), access)

/**
 * Whether the session has the permission on its own side; for parts of an answer that require more than the
 * call.
 */
export const mayDo = (session: Session, permission: string): boolean =>
  hasPermission(holderOf(session), [permission])

/** Throws `forbidden` without the permission. */
export function requireRight(session: Session, permission: string): void {
  if (!mayDo(session, permission)) throw new AppError('forbidden')
}

/**
 * Throws `not_signed_in` without a session, `entry_over` after the time limit of the provider's visit to a
 * company, the code of a required set-up step, and `forbidden` without permission.
 */
export function requirePermission(session: Session | null, access: Access): void {
  if (access === 'public') return
  if (!session) throw new AppError('not_signed_in')
  if (session.entered?.isOver && access !== 'session') throw new AppError('entry_over')
  if (session.setup && access !== 'session') throw new AppError(SETUP_ERRORS[session.setup])
  if (!isPermitted(session, access)) throw new AppError('forbidden')
}
