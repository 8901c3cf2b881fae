import { AppError } from '#kit/contract/errors.ts'
import type { Context } from './handler.ts'

/** The employee of the session, for calls about own records. Throws `forbidden` for an account without one. */
export function employeeOf({ session }: Pick<Context, 'session'>): number {
  if (session?.employeeId == null) throw new AppError('forbidden')
  return session.employeeId
}
