import { FULL_ROLES } from '#kit/contract/access-rules.ts'
import type { ErrorCode } from '#kit/contract/errors.ts'
import type { Session } from '#kit/server/session.ts'

/**
 * Whether the caller can type a password for this account. If the user has chosen one, a caller with the permission
 * can only mail a link, because otherwise they could take over an account in use. An administrator can type one for
 * users without a mailbox.
 */
export const canTypePassword = (asker: Session, account: { has_own_password: boolean }): boolean =>
  !account.has_own_password || asker.roles.includes(FULL_ROLES.company)

interface OneTimeTarget {
  email: string
  roles: readonly string[]
  has_own_password: boolean
  has_second_factor: boolean
}

/** An account with more than the role employee, or with a second factor: only the administrator gives it a password. */
const isForAdministrator = ({
  roles,
  has_second_factor,
}: Omit<OneTimeTarget, 'has_own_password' | 'email'>) =>
  has_second_factor || roles.some((role) => role !== 'employee')

/** The permission to replace a password that an employee chose: whoever has it could open that employee's payslips. */
const REPLACE = 'reset-password'

/**
 * Why the caller cannot give this account a one-time password, or null. Without the administrator's role: not if a link could be
 * mailed instead, and in place of a password in use only with a permission of its own.
 */
export function oneTimeRefusal(asker: Session, account: OneTimeTarget): ErrorCode | null {
  if (asker.roles.includes(FULL_ROLES.company)) return null
  if (isForAdministrator(account)) return 'administrator_only'
  if (!account.has_own_password) return null
  if (account.email !== '') return 'password_chosen'
  return asker.permissions.has(REPLACE) ? null : 'password_in_use'
}
