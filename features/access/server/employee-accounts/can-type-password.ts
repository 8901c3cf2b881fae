import { FULL_ROLES } from '#kit/contract/access-rules.ts'
import type { Session } from '#kit/server/session.ts'

/**
 * Whether the caller can type a password for this account. If the user has chosen one, a caller with the permission
 * can only mail a link, because otherwise they could take over an account in use. An administrator can type one for
 * users without a mailbox.
 */
export const canTypePassword = (asker: Session, account: { has_own_password: boolean }): boolean =>
  !account.has_own_password || asker.roles.includes(FULL_ROLES.company)
