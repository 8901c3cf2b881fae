import { FULL_ROLES } from '#kit/contract/access-rules.ts'
import type { Session } from '#kit/server/session.ts'

/**
 * True when the asker may type a password for this account. Where the person has chosen one, somebody with a permission alone mails a link:
 * they would otherwise take an account over that is in use. An administrator may type one for people without a mailbox.
 */
export const mayType = (asker: Session, account: { has_own_password: boolean }): boolean =>
  !account.has_own_password || asker.roles.includes(FULL_ROLES.company)
