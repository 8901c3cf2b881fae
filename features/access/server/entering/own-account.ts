import { AppError } from '#kit/contract/errors.ts'
import type { Session } from '#kit/server/session.ts'

/**
 * Throws `inside_company` for the provider's person inside a company: what changes the own account is refused until they have left.
 */
export function requireOutside(session: Session): void {
  if (session.entered) throw new AppError('inside_company')
}
