import { FULL_ROLES } from '#kit/contract/access-rules.ts'
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
export const isForAdministrator = ({
  roles,
  has_second_factor,
}: Omit<OneTimeTarget, 'has_own_password' | 'email'>) =>
  has_second_factor || roles.some((role) => role !== 'employee')

/** Whether the caller can give this account a one-time password: without the administrator's role not if a link could be mailed instead. */
export const mayGiveOneTime = (asker: Session, account: OneTimeTarget): boolean =>
  asker.roles.includes(FULL_ROLES.company) ||
  (!isForAdministrator(account) && (!account.has_own_password || account.email === ''))
