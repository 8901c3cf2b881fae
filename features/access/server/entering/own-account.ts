import { AppError } from '#kit/contract/errors.ts'
import type { Session } from '#kit/server/session.ts'

/** Throws `inside_company` for the provider's user inside a company: they can change their own account after leaving. */
export function requireOutside(session: Session): void {
  if (session.entered) throw new AppError('inside_company')
}
